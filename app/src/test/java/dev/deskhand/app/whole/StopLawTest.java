package dev.deskhand.app.whole;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.witness.Mark;
import dev.deskhand.testkit.witness.RawInput;
import dev.deskhand.testkit.witness.RawInputWitness;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The first law: a stop takes effect within 200 ms wherever the run is, and after it nothing but releases reaches the
/// screen. The witness is `xinput`, which hears every event the X server hears.
class StopLawTest {
    private static final Duration LAW = Duration.ofMillis(200);
    private static final int REPEATS = 20;

    private static VirtualDisplay display;
    private static RawInputWitness witness;

    @TempDir
    Path folder;

    @BeforeAll
    static void openDisplay() throws InterruptedException {
        display = VirtualDisplay.open(VirtualDisplay.HD);
        witness = RawInputWitness.open(display);
    }

    @AfterAll
    static void closeDisplay() {
        witness.close();
        display.close();
    }

    /// Where in a run it is to be stopped.
    @FunctionalInterface
    private interface Moment {
        void await(Stage stage, Mark beginning) throws InterruptedException;
    }

    private void holds(Answer answer, Moment moment) throws Exception {
        List<Duration> times = new ArrayList<>();
        for (int repeat = 0; repeat < REPEATS; repeat++) {
            times.add(timeToStop(folder.resolve("run" + repeat), answer, moment));
        }
        Collections.sort(times);
        assertThat(times.get(REPEATS / 2)).isLessThanOrEqualTo(LAW);
        assertThat(times.getLast()).isLessThanOrEqualTo(LAW.multipliedBy(5));
    }

    private static Duration timeToStop(Path folder, Answer answer, Moment moment) throws Exception {
        try (Stage stage = new Stage(display, folder, "doubao-ui-tars", request -> answer)) {
            Mark beginning = witness.mark();
            CompletableFuture<AgentEvent.RunEnded> run = stage.start("whatever");
            moment.await(stage, beginning);
            CompletableFuture<Long> ended = run.thenApply(_ -> System.nanoTime());
            long before = System.nanoTime();
            stage.control.stop();
            Mark stopped = witness.mark();
            Duration took = Duration.ofNanos(ended.join() - before);
            assertThat(run.join().reason()).isEqualTo(EndReason.STOPPED);
            witness.assertNothingHeld();
            assertThat(witness.since(stopped)).allMatch(event -> event.kind().isRelease());
            return took;
        }
    }

    private static Moment anEvent(String type) {
        return (stage, beginning) -> stage.awaitEvent(type);
    }

    private static Moment input(RawInput.Kind kind) {
        return (stage, beginning) ->
                witness.awaitEvent(beginning, event -> event.kind() == kind, Duration.ofSeconds(30));
    }

    @Test
    void in_a_model_call_that_hangs() throws Exception {
        holds(
                Answer.hangBeforeFirstByte(),
                (stage, beginning) -> stage.standIn.awaitRequests(1, Duration.ofSeconds(30)));
    }

    @Test
    void in_a_back_off() throws Exception {
        holds(Answer.status(500), anEvent("model_attempt"));
    }

    @Test
    void in_a_long_text() throws Exception {
        String text = "The quick brown fox jumps over the lazy dog. ".repeat(200);
        holds(Answer.text("Action: type(content='" + text + "')"), input(RawInput.Kind.KEY_PRESS));
    }

    @Test
    void in_a_drag() throws Exception {
        String drag = "Action: drag(start_point='<point>20 20</point>', end_point='<point>980 980</point>')";
        holds(Answer.text(drag), input(RawInput.Kind.BUTTON_PRESS));
    }

    @Test
    void in_a_wait() throws Exception {
        holds(Answer.text("Action: wait(time='60')"), anEvent("action"));
    }

    @Test
    void with_keys_held_by_the_model() throws Exception {
        String held = "Action: press(key='ctrl shift')\n\nwait(time='60')";
        holds(Answer.text(held), input(RawInput.Kind.KEY_PRESS));
    }
}
