package dev.deskhand.app.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.testfx.util.WaitForAsyncUtils.waitForFxEvents;

import dev.deskhand.app.desk.Command;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.shell.ShellState.Offer;
import dev.deskhand.app.theme.Theme;
import dev.deskhand.app.wording.Tone;
import dev.deskhand.app.wording.Words;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javafx.application.ColorScheme;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

@ExtendWith(ApplicationExtension.class)
class BarViewTest {
    private static final ShellState THINKING = new ShellState(
            new Words("Thinking", "", Tone.BUSY), "Step 3 of 100", "I press it.", Set.of(Offer.PAUSE, Offer.STOP));
    private static final ShellState PAUSED = new ShellState(
            new Words("Paused", "", Tone.CAUTION), "Step 3 of 100", "I press it.", Set.of(Offer.RESUME, Offer.STOP));

    private final List<Command> sent = new ArrayList<>();
    private Instant now = Instant.EPOCH;
    private BarView bar;

    @Start
    void start(Stage stage) {
        bar = new BarView(Texts.in(Locale.ENGLISH), new TestClock());
        bar.onCommand(sent::add);
        Scene scene = new Scene(bar);
        new Theme(new SimpleObjectProperty<>(ColorScheme.LIGHT)).dress(scene);
        stage.setScene(scene);
        stage.show();
    }

    private final class TestClock extends Clock {
        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return now;
        }
    }

    private void show(FxRobot robot, ShellState state) {
        robot.interact(() -> bar.show(state));
        waitForFxEvents();
    }

    @Test
    void says_what_goes_on_and_sends_what_is_pressed(FxRobot robot) {
        show(robot, THINKING);
        assertThat(robot.lookup("#bar-status").queryAs(Labeled.class).getText()).isEqualTo("Thinking");
        assertThat(robot.lookup("#bar-step").queryAs(Labeled.class).getText()).isEqualTo("Step 3 of 100");
        assertThat(robot.lookup("#bar-thought").queryAs(Labeled.class).getText())
                .isEqualTo("I press it.");
        robot.clickOn("#bar-pause").clickOn("#bar-stop").clickOn("#bar-show");
        assertThat(sent).containsExactly(new Command.Pause(), new Command.Stop(), new Command.Show());
    }

    @Test
    void takes_a_press_on_pause_that_came_too_late_for_no_wish_to_resume(FxRobot robot) {
        show(robot, THINKING);
        show(robot, PAUSED);
        robot.clickOn("#bar-resume");
        assertThat(sent).isEmpty();
        now = now.plus(Duration.ofSeconds(1));
        robot.clickOn("#bar-resume");
        assertThat(sent).containsExactly(new Command.Resume());
    }

    @Test
    void keeps_its_size_whatever_it_says(FxRobot robot) {
        show(robot, THINKING);
        double width = bar.prefWidth(-1);
        show(
                robot,
                new ShellState(
                        new Words("Retrying", "", Tone.BUSY),
                        "Step 100 of 100",
                        "A longer thought ".repeat(20),
                        Set.of()));
        assertThat(bar.prefWidth(-1)).isEqualTo(width);
        show(robot, PAUSED);
        assertThat(bar.prefWidth(-1)).isEqualTo(width);
        show(robot, new ShellState(new Words("Starting", "", Tone.BUSY), "", "", Set.of(Offer.PAUSE)));
        assertThat(bar.prefWidth(-1)).isEqualTo(width);
    }

    @Test
    void has_no_tooltips_for_they_would_lie_on_the_screen_outside_its_place(FxRobot robot) {
        assertThat(robot.lookup(".bar-button").queryAllAs(Button.class)).allSatisfy(button -> {
            assertThat(button.getTooltip()).isNull();
            assertThat(button.getAccessibleText()).isNotBlank();
            assertThat(button.getId()).isNotBlank();
        });
    }
}
