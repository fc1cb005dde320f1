package dev.deskhand.app.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.testfx.util.WaitForAsyncUtils.waitForFxEvents;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.app.profile.BookDouble;
import javafx.geometry.Orientation;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// What a word that streams in costs in a long transcript, counted and not timed.
@ExtendWith(ApplicationExtension.class)
class LongTranscriptTest {
    private static final Action CLICK = new Action.Click(Target.at(0.5, 0.5), Action.Click.Variety.LEFT);

    private WindowUnderTest window;

    @Start
    void start(Stage stage) {
        stage.setWidth(960);
        stage.setHeight(700);
        window = new WindowUnderTest(stage, BookDouble.withOne());
    }

    /// As high as its width wants it, like a wrapped text; counts how often it is asked.
    private static final class Asked extends Region {
        private int times;

        @Override
        public Orientation getContentBias() {
            return Orientation.HORIZONTAL;
        }

        @Override
        protected double computePrefHeight(double width) {
            times++;
            return width / 10;
        }
    }

    @Test
    void no_earlier_entry_is_measured_again_for_a_word_that_streams_in(FxRobot robot) {
        window.goes();
        window.story.starts("Do it");
        for (int step = 0; step < 20; step++) {
            window.story.looks().thinks("A thought about this step.").does(CLICK, new ScreenPixel(640, 400));
        }
        window.story.looks().streams("Thought: I");
        settle();
        Asked earlier = new Asked();
        robot.interact(() -> entry(robot, 3).getChildren().add(earlier));
        settle();
        int before = earlier.times;
        double height = transcript(robot).getHeight();
        for (int word = 0; word < 30; word++) {
            window.story.streams(" see another word");
            settle();
        }
        assertThat(transcript(robot).getHeight()).as("lines that came in").isGreaterThan(height);
        assertThat(before).isPositive();
        assertThat(earlier.times).isEqualTo(before);
    }

    private static Pane transcript(FxRobot robot) {
        return robot.lookup("#transcript").queryAs(Pane.class);
    }

    private static Pane entry(FxRobot robot, int index) {
        return (Pane) transcript(robot).getChildren().get(index);
    }

    private static void settle() {
        for (int pulse = 0; pulse < 4; pulse++) {
            waitForFxEvents();
        }
    }
}
