package dev.deskhand.app.whole;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.run.Limits;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.witness.Edge;
import dev.deskhand.testkit.witness.WindowInput;
import dev.deskhand.testkit.witness.XevWindow;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Three hundred steps on a real screen over real HTTP: every click arrives, every event and every picture is kept.
@Tag("long")
class ThreeHundredRealStepsTest {
    private static final int STEPS = 300;

    @TempDir
    Path folder;

    @Test
    @Timeout(value = 20, unit = TimeUnit.MINUTES)
    void all_arrive_and_all_are_kept() throws Exception {
        try (VirtualDisplay display = VirtualDisplay.open(VirtualDisplay.FULL_HD);
                XevWindow xev = XevWindow.open(display);
                Stage stage = new Stage(display, folder, "doubao-ui-tars", request -> clickAt(request.number()))) {
            stage.within(new Limits(STEPS, Duration.ofMinutes(20), null));

            AgentEvent.RunEnded end = stage.run("click everywhere");

            assertThat(end.reason()).isEqualTo(EndReason.STEPS);
            assertThat(xev.events())
                    .filteredOn(ThreeHundredRealStepsTest::isPress)
                    .hasSize(STEPS);
            assertThat(stage.journal.events(Stage.RUN))
                    .filteredOn(AgentEvent.ActionOutcome.class::isInstance)
                    .hasSize(STEPS);
            try (var pictures = Files.walk(folder.resolve("pictures"))) {
                assertThat(pictures.filter(Files::isRegularFile)).hasSize(STEPS);
            }
        }
    }

    /// No two clicks in a window of twelve lie near each other, or the run would be stopped for want of headway.
    private static Answer clickAt(int step) {
        int x = step * 61 % 1000;
        int y = step * 37 % 1000;
        return Answer.text("Thought: Step " + step + ".\nAction: click(point='<point>" + x + " " + y + "</point>')");
    }

    private static boolean isPress(WindowInput input) {
        return input instanceof WindowInput.Button button && button.edge() == Edge.PRESS;
    }
}
