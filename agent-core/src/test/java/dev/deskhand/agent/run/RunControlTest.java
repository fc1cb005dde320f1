package dev.deskhand.agent.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.ModelBusy;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.TurnListener;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.rehearsal.PaperOperator;
import dev.deskhand.agent.rehearsal.ScriptedModel;
import dev.deskhand.agent.rehearsal.ScriptedModel.Line;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class RunControlTest {
    private static final Duration LAW = Duration.ofMillis(200);

    /// Starts a run, waits until it is where it is to be stopped, stops it and says how long it took to end.
    private static Duration timeToStop(Line line, String event) {
        Rehearsal stage = new Rehearsal();
        CompletableFuture<AgentEvent.RunEnded> run = stage.start(new ScriptedModel(List.of(line)));
        stage.await(event);
        long stopped = System.nanoTime();
        stage.control.stop();
        AgentEvent.RunEnded end = run.join();
        Duration took = Duration.ofNanos(System.nanoTime() - stopped);
        assertThat(end.reason()).isEqualTo(EndReason.STOPPED);
        return took;
    }

    private static void holdsTheLaw(Line line, String event) {
        List<Duration> times = new ArrayList<>();
        for (int repeat = 0; repeat < 20; repeat++) {
            times.add(timeToStop(line, event));
        }
        holdsTheLaw(times);
    }

    private static void holdsTheLaw(List<Duration> times) {
        Collections.sort(times);
        assertThat(times.get(10)).isLessThanOrEqualTo(LAW);
        assertThat(times.getLast()).isLessThanOrEqualTo(LAW.multipliedBy(5));
    }

    @Test
    void a_stop_ends_a_hanging_model_call_in_time() {
        holdsTheLaw(new Line.Hang(), "look");
    }

    @Test
    void a_stop_ends_a_back_off_in_time() {
        holdsTheLaw(new Line.Fail(Rehearsal.failing(new ModelBusy(500, null))), "model_attempt");
    }

    @Test
    void a_stop_ends_a_wait_in_time() {
        holdsTheLaw(new Line.Say("wait 60"), "action");
    }

    @Test
    void a_stop_ends_a_paused_run_in_time() {
        Rehearsal stage = new Rehearsal();
        var run = stage.start(new ScriptedModel(List.of(new Line.Hang())));
        stage.await("look");
        stage.control.pause();
        stage.await("paused");
        stage.control.stop();
        assertThat(run.join().reason()).isEqualTo(EndReason.STOPPED);
    }

    @Test
    void an_operator_that_does_not_come_back_is_abandoned_in_time() {
        List<Duration> times = new ArrayList<>();
        for (int repeat = 0; repeat < 20; repeat++) {
            times.add(timeToAbandon());
        }
        holdsTheLaw(times);
    }

    private static Duration timeToAbandon() {
        Rehearsal stage = new Rehearsal();
        HangingOperator hanging = new HangingOperator();
        stage.operator = hanging;
        var run = stage.start(ScriptedModel.saying("click 5 5"));
        Rehearsal.await(hanging::isInside);

        long stopped = System.nanoTime();
        stage.control.stop();
        AgentEvent.RunEnded end = run.join();
        Duration took = Duration.ofNanos(System.nanoTime() - stopped);

        assertThat(end.reason()).isEqualTo(EndReason.STOPPED);
        assertThat(hanging.releases()).isEqualTo(1);
        assertThat(stage.recorder.of(AgentEvent.ActionOutcome.class).getLast().outcome())
                .isEqualTo(new Outcome.Unknown());
        Rehearsal.await(hanging::isClosed);
        hanging.comeBack();
        return took;
    }

    @Test
    void a_stop_does_not_wait_for_a_picture_that_is_not_made() {
        CountDownLatch inside = new CountDownLatch(1);
        CountDownLatch back = new CountDownLatch(1);
        Rehearsal stage = new Rehearsal();
        stage.encoder = (frame, spec) -> {
            inside.countDown();
            try {
                back.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            throw Rehearsal.failing(new AgentFailure.PictureImpossible("late"));
        };
        var run = stage.start(ScriptedModel.saying("finished x"));
        Rehearsal.await(() -> inside.getCount() == 0);

        stage.control.stop();

        assertThat(run.join().reason()).isEqualTo(EndReason.STOPPED);
        back.countDown();
    }

    @Test
    void a_pause_cancels_the_call_in_flight_and_asks_again_with_what_the_person_said_meanwhile() {
        Rehearsal stage = new Rehearsal();
        ScriptedModel model =
                new ScriptedModel(List.of(new Line.Hang(), new Line.Say("click 5 5"), new Line.Say("finished x")));
        var run = stage.start(model);
        Rehearsal.await(() -> model.requests().size() == 1);
        stage.control.pause();
        stage.await("paused");
        assertThat(model.requests()).hasSize(1);
        stage.control.steer("use the blue one");
        stage.control.resume();

        assertThat(run.join().reason()).isEqualTo(EndReason.FINISHED);
        assertThat(stage.recorder.types()).containsSubsequence("superseded", "paused", "resumed", "look", "steered");
        assertThat(model.requests().get(1).messages().getLast().parts())
                .anyMatch(part -> part instanceof ModelMessage.Text(String text)
                        && text.contains("The person says: use the blue one"));
    }

    @Test
    void words_said_while_the_model_thinks_replace_its_turn() {
        Rehearsal stage = new Rehearsal();
        ScriptedModel model = new ScriptedModel(List.of(new Line.Hang(), new Line.Say("finished x")));
        var run = stage.start(model);
        Rehearsal.await(() -> model.requests().size() == 1);
        stage.control.steer("not that one");

        assertThat(run.join().steps()).isEqualTo(1);
        assertThat(model.requests()).hasSize(2);
    }

    /// Is interrupted in its first turn, and answers all the same.
    private record StubbornModel(RunControl control, ScriptedModel script) implements VisionModel {
        @Override
        public ModelTurn turn(ModelRequest request, TurnListener listener, Permit permit)
                throws AgentException, Revoked {
            ModelTurn turn = script.turn(request, listener, permit);
            if (script.requests().size() == 1) {
                control.steer("not that one");
            }
            return turn;
        }

        @Override
        public void close() {}
    }

    @Test
    void an_answer_that_comes_in_spite_of_an_interruption_is_none() {
        Rehearsal stage = new Rehearsal();
        ScriptedModel script = ScriptedModel.saying("click 5 5", "finished x");

        AgentEvent.RunEnded end = stage.run(new StubbornModel(stage.control, script));

        assertThat(end.steps()).isEqualTo(1);
        assertThat(stage.recorder.types()).contains("superseded");
        assertThat(stage.recorder.of(AgentEvent.Reply.class)).hasSize(1);
        assertThat(((PaperOperator) stage.operator).performed()).isEmpty();
    }

    @Test
    void what_is_left_of_a_batch_is_dropped_by_a_pause() {
        Rehearsal stage = new Rehearsal();
        ScriptedModel model = ScriptedModel.saying("wait 60; click 5 5", "finished x");
        var run = stage.start(model);
        stage.await("action");
        stage.control.pause();
        stage.await("paused");
        stage.control.resume();
        run.join();

        assertThat(((PaperOperator) stage.operator).performed()).isEmpty();
        assertThat(stage.recorder.of(AgentEvent.ActionOutcome.class).get(1).outcome())
                .isEqualTo(new Outcome.NotRun(Outcome.NotRun.Why.PAUSED));
    }

    @Test
    void whoever_interrupts_has_let_go_of_everything_when_the_call_returns() {
        RunControl control = new RunControl();
        AtomicInteger released = new AtomicInteger();
        control.attach(released::incrementAndGet);

        control.steer("not that one");
        assertThat(released).hasValue(1);
        control.pause();
        assertThat(released).hasValue(2);
        control.resume();
        control.stop();
        assertThat(released).hasValue(3);
    }

    @Test
    void words_said_in_a_pause_are_no_leave_to_act() {
        RunControl control = new RunControl();
        control.pause();
        control.steer("use the blue one");

        assertThat(control.permit().isRevoked()).isTrue();
    }

    @Test
    void a_second_stop_and_a_late_resume_do_nothing() {
        RunControl control = new RunControl();
        control.stop();
        control.stop();
        control.resume();
        control.pause();
        assertThat(control.state()).isEqualTo(RunControl.State.STOPPED);
    }

    @Test
    void what_the_run_cannot_go_on_without_ends_it_as_failed() {
        Rehearsal stage = new Rehearsal();
        var run = stage.start(new ScriptedModel(List.of(new Line.Hang())));
        stage.await("look");
        AgentFailure gone = new AgentFailure.ScreenLost("paper");
        stage.control.fail(gone);
        stage.control.stop();

        AgentEvent.RunEnded end = run.join();
        assertThat(end.reason()).isEqualTo(EndReason.FAILED);
        assertThat(end.failure()).isEqualTo(gone);
    }

    @Test
    void a_run_that_is_over_takes_no_orders() {
        Rehearsal stage = new Rehearsal();
        stage.run(ScriptedModel.saying("finished x"));
        stage.control.pause();
        assertThat(stage.control.state()).isEqualTo(RunControl.State.STOPPED);
    }

    @Test
    void an_interrupt_is_a_stop_and_is_kept() throws Exception {
        Rehearsal stage = new Rehearsal();
        AtomicBoolean kept = new AtomicBoolean();
        CompletableFuture<AgentEvent.RunEnded> ended = new CompletableFuture<>();
        Thread thread = Thread.ofPlatform().daemon().start(() -> {
            ended.complete(stage.run(new ScriptedModel(List.of(new Line.Hang()))));
            kept.set(Thread.currentThread().isInterrupted());
        });
        stage.await("look");
        thread.interrupt();

        assertThat(ended.get(20, TimeUnit.SECONDS).reason()).isEqualTo(EndReason.STOPPED);
        assertThat(thread.join(Duration.ofSeconds(20))).isTrue();
        assertThat(kept).isTrue();
    }

    private static EndReason endWithin(Duration time, Line line, String event) {
        Rehearsal stage = new Rehearsal();
        stage.limits = new Limits(50, time, null);
        AgentEvent.RunEnded end = stage.run(new ScriptedModel(List.of(line)));
        assertThat(stage.recorder.types()).contains(event);
        return end.reason();
    }

    @Test
    @Timeout(60)
    void its_time_ends_a_run_wherever_it_is() {
        Duration time = Duration.ofMillis(400);
        assertThat(endWithin(time, new Line.Hang(), "look")).isEqualTo(EndReason.MINUTES);
        assertThat(endWithin(time, new Line.Say("wait 60"), "action")).isEqualTo(EndReason.MINUTES);
        Line busy = new Line.Fail(Rehearsal.failing(new ModelBusy(500, Duration.ofSeconds(100))));
        assertThat(endWithin(time, busy, "model_attempt")).isEqualTo(EndReason.MINUTES);
    }

    @Test
    @Timeout(60)
    void its_time_ends_a_paused_run() {
        Rehearsal stage = new Rehearsal();
        stage.limits = new Limits(50, Duration.ofMillis(400), null);
        stage.control.pause();
        assertThat(stage.run(new ScriptedModel(List.of())).reason()).isEqualTo(EndReason.MINUTES);
    }
}
