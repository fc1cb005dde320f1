package dev.deskhand.app.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.testfx.util.WaitForAsyncUtils.waitForFxEvents;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.app.desk.Command;
import dev.deskhand.app.desk.DeskState;
import dev.deskhand.app.desk.Obstacle;
import dev.deskhand.app.desk.RunWish;
import dev.deskhand.app.profile.BookDouble;
import dev.deskhand.app.profile.ProfileEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.css.PseudoClass;
import javafx.geometry.VerticalDirection;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
class RunViewTest {
    private static final Action CLICK = new Action.Click(Target.at(0.5, 0.5), Action.Click.Variety.LEFT);

    private static final PseudoClass WRITING = PseudoClass.getPseudoClass("writing");

    private WindowUnderTest window;

    @Start
    void start(Stage stage) {
        stage.setWidth(960);
        stage.setHeight(700);
        window = new WindowUnderTest(stage, BookDouble.withOne());
    }

    private void goes() {
        window.goes();
        settle();
    }

    /// An event takes one pulse to the store, another to the layout, a picture a third.
    private static void settle() {
        for (int pulse = 0; pulse < 4; pulse++) {
            waitForFxEvents();
        }
    }

    private static boolean shows(FxRobot robot, String id) {
        Optional<Node> node = robot.lookup("#" + id).tryQuery();
        return node.isPresent() && isShown(node.get());
    }

    private static boolean isShown(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private static String words(FxRobot robot, String id) {
        return robot.lookup("#" + id).queryAs(Labeled.class).getText();
    }

    @Test
    void ctrl_enter_starts(FxRobot robot) {
        robot.clickOn("#instruction").write("Do it");
        robot.push(KeyCode.CONTROL, KeyCode.ENTER);
        settle();
        assertThat(window.desk.sent()).containsExactly(new Command.Start(new RunWish("Do it", "Lab", "desktop")));
    }

    @Test
    void escape_stops_a_run_from_wherever_the_focus_is(FxRobot robot) {
        goes();
        robot.clickOn("#steering").push(KeyCode.ESCAPE);
        assertThat(window.desk.sent()).containsExactly(new Command.Stop());
    }

    @Test
    void start_waits_for_an_instruction_and_the_window_says_so(FxRobot robot) {
        Button start = robot.lookup("#start").queryButton();
        assertThat(start.isDisabled()).isTrue();
        assertThat(words(robot, "hint")).isEqualTo("Say what should be done");
        robot.clickOn("#instruction").write("x");
        assertThat(start.isDisabled()).isFalse();
        assertThat(words(robot, "hint")).isEmpty();
    }

    @Test
    void a_picture_that_cannot_be_read_is_not_passed_over_in_silence(FxRobot robot) {
        goes();
        window.story.starts("Do it").looks();
        settle();
        assertThat(words(robot, "sight-caption")).isEqualTo("Step 1 · 1280 × 800");
        window.losePictures();
        window.story.looks();
        settle();
        assertThat(words(robot, "sight-caption")).isEqualTo("Step 2 · no picture kept");
    }

    @Test
    void the_field_looks_as_if_it_had_the_keyboard_only_while_it_has_it(FxRobot robot) {
        Node composer = robot.lookup("#composer").query();
        assertThat(composer.getPseudoClassStates()).contains(WRITING);
        robot.push(KeyCode.TAB);
        assertThat(robot.lookup("#operator").query().isFocused()).isTrue();
        assertThat(composer.getPseudoClassStates()).doesNotContain(WRITING);
        robot.push(KeyCode.SHIFT, KeyCode.TAB);
        assertThat(composer.getPseudoClassStates()).contains(WRITING);
    }

    @Test
    void the_keyboard_stays_in_the_composer_when_a_run_ends_and_out_of_it_when_it_was_elsewhere(FxRobot robot) {
        goes();
        robot.clickOn("#pause");
        window.ends();
        settle();
        assertThat(robot.lookup("#instruction").query().isFocused()).isTrue();
        robot.clickOn("#profile-fold");
        goes();
        assertThat(robot.lookup("#profile-fold").query().isFocused()).isTrue();
    }

    @Test
    void an_example_fills_the_instruction(FxRobot robot) {
        robot.clickOn("#welcome-example-2");
        assertThat(robot.lookup("#instruction").queryTextInputControl().getText())
                .isEqualTo("Find out how much space is free on the disk");
        assertThat(robot.lookup("#start").queryButton().isDisabled()).isFalse();
    }

    @Test
    void offers_only_what_makes_sense_now(FxRobot robot) {
        assertThat(shown(robot)).containsExactly("start");
        goes();
        assertThat(shown(robot)).containsExactly("tell", "pause", "stop");
        window.desk.is(new DeskState.Paused(WindowUnderTest.WISH));
        settle();
        assertThat(shown(robot)).containsExactly("tell", "resume", "stop");
        window.desk.is(new DeskState.Stopping(WindowUnderTest.WISH));
        settle();
        assertThat(robot.lookup("#stop").queryButton().isDisabled()).isTrue();
    }

    private static List<String> shown(FxRobot robot) {
        return List.of("start", "tell", "pause", "resume", "stop").stream()
                .filter(id -> shows(robot, id))
                .toList();
    }

    @Test
    void buttons_send_their_commands(FxRobot robot) {
        goes();
        robot.clickOn("#pause");
        window.desk.is(new DeskState.Paused(WindowUnderTest.WISH));
        settle();
        robot.clickOn("#resume");
        robot.clickOn("#stop");
        assertThat(window.desk.sent()).containsExactly(new Command.Pause(), new Command.Resume(), new Command.Stop());
    }

    @Test
    void a_profile_that_lacks_something_is_unfolded_and_its_first_missing_field_is_named_and_has_the_keyboard(
            FxRobot robot) {
        assertThat(shows(robot, "profile-model")).isFalse();
        robot.interact(() -> {
            window.profile.show(new ProfileEntry("New", "http://127.0.0.1:8000/v1", "", ""));
            window.form.focusProblem();
        });
        settle();
        assertThat(robot.lookup("#profile-model").query().isFocused()).isTrue();
        assertThat(robot.lookup("#profile-model-problem").queryLabeled().getText())
                .isEqualTo("Type the model’s name");
        assertThat(shows(robot, "profile-model-problem")).isTrue();
    }

    @Test
    void a_click_anywhere_in_the_head_of_the_profile_unfolds_it_and_one_on_the_chevron_folds_it(FxRobot robot) {
        robot.clickOn("#profile-summary");
        assertThat(shows(robot, "profile-model")).isTrue();
        assertThat(robot.lookup("#profile-fold").query().isFocused()).isTrue();
        robot.clickOn("#profile-fold");
        assertThat(shows(robot, "profile-model")).isFalse();
    }

    @Test
    void words_to_the_model_are_sent_with_ctrl_enter_and_stand_behind_the_instruction_where_it_never_heard_them(
            FxRobot robot) {
        robot.clickOn("#instruction").write("Do it");
        goes();
        robot.clickOn("#steering").write("Left");
        robot.push(KeyCode.CONTROL, KeyCode.ENTER);
        assertThat(window.desk.sent()).containsExactly(new Command.Steer("Left"));
        window.ends();
        settle();
        assertThat(robot.lookup("#instruction").queryTextInputControl().getText())
                .isEqualTo("Do it\nLeft");
    }

    @Test
    void thoughts_appear_word_by_word(FxRobot robot) {
        goes();
        window.story.starts("Do it").looks().streams("Thought: I see");
        settle();
        Label label = robot.lookup(".thinking").queryAs(Label.class);
        assertThat(label.getText()).isEqualTo("I see");
        window.story.streams(" a window");
        settle();
        assertThat(label.getText()).isEqualTo("I see a window");
        assertThat(robot.lookup(".thinking").queryAs(Label.class)).isSameAs(label);
    }

    @Test
    void the_transcript_follows_its_end_until_the_person_scrolls_up(FxRobot robot) {
        goes();
        tellSteps(20);
        ScrollPane pane = robot.lookup("#transcript-scroll").queryAs(ScrollPane.class);
        assertThat(pane.getVvalue()).isEqualTo(1);
        robot.moveTo(pane).scroll(3, VerticalDirection.UP);
        settle();
        double where = pane.getVvalue();
        assertThat(where).isLessThan(1);
        assertThat(shows(robot, "transcript-latest")).isTrue();
        tellSteps(5);
        assertThat(pane.getVvalue()).isLessThan(1);
        robot.clickOn("#transcript-latest");
        tellSteps(1);
        assertThat(pane.getVvalue()).isEqualTo(1);
        assertThat(shows(robot, "transcript-latest")).isFalse();
    }

    private void tellSteps(int count) {
        if (window.story.told().isEmpty()) {
            window.story.starts("Do it");
        }
        for (int step = 0; step < count; step++) {
            window.story.looks().thinks("A thought about this step").does(CLICK, new ScreenPixel(640, 400));
        }
        settle();
    }

    @Test
    void the_mark_is_where_the_action_landed(FxRobot robot) throws TimeoutException {
        goes();
        window.story.starts("Do it").looks().does(CLICK, new ScreenPixel(320, 600));
        WaitForAsyncUtils.waitFor(
                10, TimeUnit.SECONDS, () -> robot.lookup(".mark").tryQuery().isPresent());
        settle();
        Node mark = robot.lookup(".mark").query();
        Node image = robot.lookup(".picture > .image-view").query();
        double x = mark.getBoundsInParent().getCenterX()
                - image.getBoundsInParent().getMinX();
        double y = mark.getBoundsInParent().getCenterY()
                - image.getBoundsInParent().getMinY();
        assertThat(x / image.getBoundsInParent().getWidth())
                .isCloseTo(0.25, org.assertj.core.data.Offset.offset(0.005));
        assertThat(y / image.getBoundsInParent().getHeight())
                .isCloseTo(0.75, org.assertj.core.data.Offset.offset(0.005));
    }

    @Test
    void a_failure_says_what_to_do_and_can_be_copied(FxRobot robot) {
        goes();
        window.story
                .starts("Do it")
                .looks()
                .ends(EndReason.FAILED, "", new AgentFailure.ModelRefused(401, AgentFailure.ModelRefused.Ground.KEY));
        window.ends();
        settle();
        assertThat(words(robot, "ending-title")).isEqualTo("Failed");
        assertThat(words(robot, "ending-detail"))
                .isEqualTo("The endpoint did not accept the key (HTTP 401). Check the key.");
        robot.clickOn("#ending-copy");
        assertThat(clipboard(robot)).startsWith("Failed\nThe endpoint did not accept the key");
    }

    private static String clipboard(FxRobot robot) {
        List<String> text = new ArrayList<>();
        robot.interact(() -> text.add(Clipboard.getSystemClipboard().getString()));
        return text.getFirst();
    }

    @Test
    void the_transcript_can_be_copied(FxRobot robot) {
        goes();
        tellSteps(1);
        robot.clickOn("#transcript-copy");
        assertThat(clipboard(robot)).startsWith("Do it\n\nStep 1\nA thought");
    }

    @Test
    void a_run_that_could_not_begin_is_explained_where_the_transcript_would_be(FxRobot robot) {
        window.desk.is(new DeskState.Idle(new Obstacle.Failed(new AgentFailure.ScreenTaken("deskhand run"))));
        settle();
        assertThat(words(robot, "status")).isEqualTo("Could not start");
        assertThat(words(robot, "ending-detail")).startsWith("Another run works on that screen: deskhand run.");
        assertThat(shows(robot, "ending-detail")).isTrue();
        assertThat(shows(robot, "welcome")).isFalse();
    }

    @Test
    void the_profile_cannot_be_changed_while_a_run_goes_on(FxRobot robot) {
        robot.clickOn("#profile-fold");
        assertThat(shows(robot, "profile-model")).isTrue();
        goes();
        robot.clickOn("#profile-fold");
        assertThat(robot.lookup("#profile-model").query().isDisabled()).isTrue();
    }

    @Test
    void every_control_has_an_id_a_name_and_can_be_reached_by_tab(FxRobot robot) {
        robot.clickOn("#profile-fold").clickOn("#instruction").write("Do it");
        settle();
        List<Node> controls = new ArrayList<>();
        collect(window.view, controls);
        assertThat(controls).allSatisfy(node -> {
            assertThat(node.getId()).as("id of " + node).isNotBlank();
            assertThat(node.getAccessibleText()).as("name of " + node.getId()).isNotBlank();
        });
        List<String> reached = new ArrayList<>();
        for (int tab = 0; tab < 24; tab++) {
            robot.push(KeyCode.TAB);
            Node owner = window.scene.getFocusOwner();
            reached.add(
                    owner instanceof TextInputControl text && text.getId() == null
                            ? text.getParent().getId()
                            : owner.getId());
        }
        assertThat(reached)
                .contains("instruction", "operator", "start", "profile-fold", "profile-name", "profile-base-url")
                .contains("profile-model", "profile-family", "profile-key", "welcome-example-1");
    }

    /// Everything a person can act on, but the insides of controls.
    private static void collect(Node node, List<Node> found) {
        if (!node.isVisible() || node.isDisabled()) {
            return;
        }
        if (node.isFocusTraversable()) {
            found.add(node);
        }
        boolean isWhole = node instanceof TextInputControl || node instanceof javafx.scene.control.ComboBoxBase<?>;
        if (!isWhole && node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, found));
        }
    }
}
