package dev.deskhand.app.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.testfx.util.WaitForAsyncUtils.waitForFxEvents;

import dev.deskhand.app.profile.ConnectionTrial.Result;
import dev.deskhand.app.run.WindowUnderTest;
import java.util.List;
import javafx.scene.control.Labeled;
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
class ConnectionViewTest {
    private static final ProfileEntry LAB =
            new ProfileEntry("Lab", "http://127.0.0.1:8000/v1", "ui-tars-1.5-7b", "ui-tars-1.5");
    private static final ProfileEntry CORRECTED =
            new ProfileEntry("Lab", "http://127.0.0.1:8000/v1", "ui-tars-1.5-7b", "qwen3-vl");

    private WindowUnderTest window;

    @Start
    void start(Stage stage) {
        stage.setWidth(960);
        stage.setHeight(700);
        window = new WindowUnderTest(stage, new BookDouble(LAB));
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

    private void proceed(FxRobot robot) {
        robot.interact(window.trial::proceed);
        settle();
    }

    private static String words(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Labeled.class).getText();
    }

    @Test
    void tests_by_the_keyboard_corrects_and_tests_again(FxRobot robot) {
        unfold(robot);
        window.trial.finds(new Result(false, CORRECTED), TrialDouble.wrong("Choose the family qwen3-vl."));
        robot.clickOn("#profile-key");
        for (String between : List.of("#profile-advanced", "#preset-import", "#preset-export", "#connection-test")) {
            robot.push(KeyCode.TAB);
            assertThat(robot.lookup(between).query().isFocused()).as(between).isTrue();
        }
        robot.push(KeyCode.SPACE);
        settle();
        assertThat(words(robot, "#connection-verdict")).isEqualTo("Asking the model …");
        proceed(robot);
        assertThat(words(robot, ".connection-line")).isEqualTo("✗ Choose the family qwen3-vl.");
        window.trial.finds(new Result(true, null));
        robot.clickOn("#connection-correct");
        settle();
        proceed(robot);
        assertThat(window.profile.entry()).isEqualTo(CORRECTED);
        assertThat(words(robot, "#connection-verdict")).isEqualTo("A run would work with this model.");
    }

    @Test
    void stops_what_takes_too_long(FxRobot robot) {
        unfold(robot);
        robot.clickOn("#connection-test");
        settle();
        robot.clickOn("#connection-stop");
        settle();
        assertThat(words(robot, "#connection-verdict")).isEqualTo("You stopped the test.");
        proceed(robot);
        assertThat(window.trial.tried).isEmpty();
    }

    @Test
    void a_run_that_begins_stops_the_test(FxRobot robot) {
        unfold(robot);
        robot.clickOn("#connection-test");
        settle();
        window.goes();
        settle();
        proceed(robot);
        assertThat(window.trial.tried).isEmpty();
    }

    @Test
    void what_was_found_can_be_copied(FxRobot robot) throws Exception {
        unfold(robot);
        window.trial.finds(new Result(true, null), TrialDouble.right("It answers."));
        robot.clickOn("#connection-test");
        settle();
        proceed(robot);
        robot.clickOn("#connection-copy");
        assertThat(WaitForAsyncUtils.asyncFx(
                                () -> Clipboard.getSystemClipboard().getString())
                        .get())
                .isEqualTo("✓ It answers.\nA run would work with this model.\n");
    }

    @Test
    void there_is_nothing_to_test_where_no_model_is_needed(FxRobot robot) {
        unfold(robot);
        robot.interact(() -> window.profile.choose("Offline follower"));
        settle();
        assertThat(robot.lookup("#connection").query().isVisible()).isFalse();
    }
}
