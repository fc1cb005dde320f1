package dev.deskhand.app.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.testfx.util.WaitForAsyncUtils.waitForFxEvents;

import dev.deskhand.app.run.WindowUnderTest;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

@ExtendWith(ApplicationExtension.class)
class ProfileRemovalTest {
    private static final ProfileEntry LAB =
            new ProfileEntry("Lab", "http://127.0.0.1:8000/v1", "ui-tars-1.5-7b", "ui-tars-1.5");
    private static final ProfileEntry HOME = new ProfileEntry("Home", "https://models.example/v1", "qwen3", "qwen3-vl");

    private final BookDouble book = new BookDouble(LAB, HOME);
    private WindowUnderTest window;

    @Start
    void start(Stage stage) {
        stage.setWidth(960);
        stage.setHeight(700);
        window = new WindowUnderTest(stage, book);
    }

    private static void settle() {
        for (int pulse = 0; pulse < 4; pulse++) {
            waitForFxEvents();
        }
    }

    private void unfold(FxRobot robot) {
        robot.clickOn("#profile-fold");
        settle();
    }

    private boolean isAsked(FxRobot robot) {
        return robot.lookup("#notice").query().isVisible();
    }

    @Test
    void deletes_the_shown_profile_by_the_keyboard_once_the_question_is_answered(FxRobot robot) {
        unfold(robot);
        robot.clickOn("#profile-name").push(KeyCode.TAB).push(KeyCode.SPACE);
        settle();
        assertThat(robot.lookup("#notice-text").queryAs(Labeled.class).getText())
                .isEqualTo("Delete the profile “Lab” and its key? This cannot be undone.");
        assertThat(robot.lookup("#profile-delete-no").query().isFocused()).isTrue();
        assertThat(book.entries()).containsExactly(LAB, HOME);
        robot.push(KeyCode.SHIFT, KeyCode.TAB).push(KeyCode.ENTER);
        settle();
        assertThat(book.entries()).containsExactly(HOME);
        assertThat(window.profile.entry()).isEqualTo(HOME);
        assertThat(shownName(robot)).isEqualTo("Home");
        assertThat(isAsked(robot)).isFalse();
    }

    private static String shownName(FxRobot robot) {
        return robot.lookup("#profile-name").queryAs(ComboBox.class).getEditor().getText();
    }

    @Test
    void deletes_nothing_when_the_person_thinks_better_of_it(FxRobot robot) {
        unfold(robot);
        robot.clickOn("#profile-delete");
        settle();
        robot.push(KeyCode.ENTER);
        robot.clickOn("#profile-delete");
        settle();
        robot.push(KeyCode.ESCAPE);
        settle();
        assertThat(isAsked(robot)).isFalse();
        assertThat(book.entries()).containsExactly(LAB, HOME);
        assertThat(robot.lookup("#profile-delete").query().isFocused()).isTrue();
    }

    @Test
    void has_nothing_to_delete_once_the_last_is_gone_and_shows_the_built_in_one(FxRobot robot) {
        unfold(robot);
        for (int profile = 0; profile < 2; profile++) {
            robot.clickOn("#profile-delete");
            settle();
            robot.clickOn("#profile-delete-yes");
            settle();
        }
        assertThat(book.entries()).isEmpty();
        assertThat(shownName(robot)).isEqualTo("Offline follower");
        assertThat(robot.lookup("#profile-delete").query().isDisabled()).isTrue();
    }

    @Test
    void is_of_no_use_for_a_name_that_is_not_kept(FxRobot robot) {
        unfold(robot);
        robot.interact(() -> window.profile.name().set("Attic"));
        assertThat(robot.lookup("#profile-delete").query().isDisabled()).isTrue();
        robot.interact(() -> window.profile.name().set("Home"));
        assertThat(robot.lookup("#profile-delete").query().isDisabled()).isFalse();
    }

    @Test
    void says_why_a_profile_cannot_be_deleted(FxRobot robot) {
        unfold(robot);
        book.breakDown();
        robot.clickOn("#profile-delete");
        settle();
        robot.clickOn("#profile-delete-yes");
        settle();
        assertThat(robot.lookup("#notice-text").queryAs(Labeled.class).getText())
                .startsWith("The disk is full");
        assertThat(book.entries()).containsExactly(LAB, HOME);
    }

    @Test
    void takes_the_question_back_when_a_run_begins(FxRobot robot) {
        unfold(robot);
        robot.clickOn("#profile-delete");
        settle();
        window.goes();
        settle();
        assertThat(isAsked(robot)).isFalse();
        assertThat(book.entries()).containsExactly(LAB, HOME);
    }

    @Test
    void can_be_chosen_between_again_after_one_is_gone(FxRobot robot) {
        unfold(robot);
        robot.interact(() -> robot.lookup("#profile-name")
                .queryAs(ComboBox.class)
                .getSelectionModel()
                .select(1));
        settle();
        assertThat(window.profile.entry()).isEqualTo(HOME);
        robot.clickOn("#profile-delete");
        settle();
        robot.clickOn("#profile-delete-yes");
        settle();
        assertThat(window.profile.entry()).isEqualTo(LAB);
        assertThat(window.profile.names()).containsExactly("Lab", "Offline follower");
    }
}
