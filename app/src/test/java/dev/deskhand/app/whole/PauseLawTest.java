package dev.deskhand.app.whole;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.event.EndReason;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.witness.Mark;
import dev.deskhand.testkit.witness.RawInputWitness;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The second law: a pause means no request to the model and no input at all.
class PauseLawTest {
    private static final Duration LONG = Duration.ofSeconds(10);

    @TempDir
    Path folder;

    @Test
    void for_ten_seconds_nothing_is_asked_and_nothing_is_done_and_the_call_in_flight_is_cancelled() throws Exception {
        try (VirtualDisplay display = VirtualDisplay.open(VirtualDisplay.HD);
                RawInputWitness witness = RawInputWitness.open(display);
                Stage stage = new Stage(display, folder, "doubao-ui-tars", request -> answer(request.number()))) {
            var run = stage.start("whatever");
            stage.standIn.awaitRequests(2, Duration.ofSeconds(60));
            stage.control.pause();
            long closed = stage.standIn.requests().get(1).awaitClosedByClient(Duration.ofSeconds(5));
            stage.awaitEvent("paused");
            Mark paused = witness.mark();

            assertThatThrownBy(() -> run.get(LONG.toSeconds(), TimeUnit.SECONDS))
                    .isInstanceOf(TimeoutException.class);

            assertThat(closed).isPositive();
            assertThat(witness.since(paused)).isEmpty();
            assertThat(stage.standIn.requests()).hasSize(2);

            stage.control.steer("use the other door");
            stage.control.resume();
            stage.standIn.awaitRequests(3, Duration.ofSeconds(60));
            assertThat(stage.standIn.requests().get(2).lastText()).contains("use the other door");
        }
    }

    private static Answer answer(int number) {
        return switch (number) {
            case 1 -> Answer.text("Action: click(point='<point>500 500</point>')");
            case 2 -> Answer.hangBeforeFirstByte();
            default -> Answer.text("Action: finished(content='done')");
        };
    }

    @Test
    void a_resumed_run_goes_on_to_its_end() throws Exception {
        try (VirtualDisplay display = VirtualDisplay.open(VirtualDisplay.HD);
                Stage stage = new Stage(display, folder, "doubao-ui-tars", request -> answer(request.number()))) {
            var run = stage.start("whatever");
            stage.standIn.awaitRequests(2, Duration.ofSeconds(60));
            stage.control.pause();
            stage.awaitEvent("paused");
            stage.control.resume();

            assertThat(run.join().reason()).isEqualTo(EndReason.FINISHED);
        }
    }
}
