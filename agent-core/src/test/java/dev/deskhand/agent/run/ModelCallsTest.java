package dev.deskhand.agent.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EventStream;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.ModelGarbled;
import dev.deskhand.agent.failure.AgentFailure.ModelSilent;
import dev.deskhand.agent.failure.AgentFailure.ModelUnreachable;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.TurnListener;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.rehearsal.ScriptedModel;
import dev.deskhand.agent.rehearsal.ScriptedModel.Line;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// How often a model is asked again, by what went wrong and by what that has cost.
class ModelCallsTest {
    private static final ModelRequest REQUEST = new ModelRequest(List.of());
    private static final AgentFailure WEB_PAGE = new ModelGarbled(ModelGarbled.Flaw.WEB_PAGE);

    private final SetClock clock = new SetClock();
    private final Rehearsal.MemoryRecorder recorder = new Rehearsal.MemoryRecorder();

    /// Goes only when a call takes its time.
    private static final class SetClock extends Clock {
        private Instant now = Instant.EPOCH;

        @Override
        public Instant instant() {
            return now;
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }

    /// Every call of it takes that long.
    private record Slow(VisionModel model, SetClock clock, Duration each) implements VisionModel {
        @Override
        public ModelTurn turn(ModelRequest request, TurnListener listener, Permit permit)
                throws AgentException, Revoked {
            clock.now = clock.now.plus(each);
            return model.turn(request, listener, permit);
        }

        @Override
        public void close() {}
    }

    private ModelCalls calls(VisionModel model) {
        RunLog log = new RunLog("r1", recorder, new EventStream(), clock);
        return new ModelCalls(model, log, new Backoff(new SplittableRandom(4), Duration.ofMillis(1)));
    }

    private static List<Line> failing(int times, AgentFailure failure) {
        return Collections.nCopies(times, new Line.Fail(Rehearsal.failing(failure)));
    }

    private static void assertFails(ModelCalls calls, AgentFailure failure) {
        assertThatThrownBy(() -> calls.turn(REQUEST, 1, new Permit()))
                .isInstanceOfSatisfying(
                        AgentException.class,
                        thrown -> assertThat(thrown.failure()).isEqualTo(failure));
    }

    private static ModelUnreachable unreachable(ModelUnreachable.Obstacle obstacle) {
        return new ModelUnreachable("https://here:443", obstacle);
    }

    static Stream<AgentFailure> hints_at_settings() {
        return Stream.of(
                WEB_PAGE,
                new ModelGarbled(ModelGarbled.Flaw.NOT_THE_PROTOCOL),
                new ModelGarbled(ModelGarbled.Flaw.NO_CHOICES),
                unreachable(ModelUnreachable.Obstacle.UNKNOWN_HOST),
                unreachable(ModelUnreachable.Obstacle.TLS));
    }

    static Stream<AgentFailure> for_good() {
        return Stream.of(
                new ModelGarbled(ModelGarbled.Flaw.FILTERED),
                unreachable(ModelUnreachable.Obstacle.CERTIFICATE_UNTRUSTED),
                unreachable(ModelUnreachable.Obstacle.CERTIFICATE_EXPIRED),
                unreachable(ModelUnreachable.Obstacle.CERTIFICATE_OF_ANOTHER));
    }

    static Stream<AgentFailure> passing() {
        return Stream.of(
                new ModelGarbled(ModelGarbled.Flaw.CUT_OFF),
                new ModelGarbled(ModelGarbled.Flaw.EMPTY),
                unreachable(ModelUnreachable.Obstacle.CONNECTION_REFUSED),
                unreachable(ModelUnreachable.Obstacle.TIMED_OUT),
                unreachable(ModelUnreachable.Obstacle.BROKEN_OFF));
    }

    @ParameterizedTest
    @MethodSource("for_good")
    void what_cannot_pass_is_not_tried_again(AgentFailure failure) {
        ScriptedModel model = new ScriptedModel(failing(9, failure));

        assertFails(calls(model), failure);
        assertThat(model.requests()).hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("hints_at_settings")
    void what_hints_at_a_wrong_setting_is_tried_again_once(AgentFailure failure) {
        ScriptedModel model = new ScriptedModel(failing(9, failure));

        assertFails(calls(model), failure);
        assertThat(model.requests()).hasSize(2);
    }

    @ParameterizedTest
    @MethodSource("hints_at_settings")
    void an_endpoint_that_has_answered_has_the_right_settings(AgentFailure failure) throws Exception {
        List<Line> script = new ArrayList<>(List.of(new Line.Say("click 5 5")));
        script.addAll(failing(9, failure));
        ScriptedModel model = new ScriptedModel(script);
        ModelCalls calls = calls(model);
        calls.turn(REQUEST, 1, new Permit());

        assertFails(calls, failure);
        assertThat(model.requests()).hasSize(7);
    }

    @ParameterizedTest
    @MethodSource("passing")
    void what_may_pass_is_tried_five_times_more(AgentFailure failure) {
        ScriptedModel model = new ScriptedModel(failing(9, failure));

        assertFails(calls(model), failure);
        assertThat(model.requests()).hasSize(6);
    }

    @Test
    void no_attempt_begins_once_the_attempts_have_cost_four_minutes() {
        Duration each = Duration.ofMinutes(2);
        AgentFailure silence = new ModelSilent(ModelSilent.Phase.BEFORE_FIRST_BYTE, each);
        ScriptedModel model = new ScriptedModel(failing(9, silence));

        assertFails(calls(new Slow(model, clock, each)), silence);
        assertThat(model.requests()).hasSize(2);
        assertThat(recorder.of(AgentEvent.ModelAttempt.class).getLast().retryIn())
                .isNull();
    }

    @Test
    void each_turn_has_four_minutes_of_its_own() throws Exception {
        Duration each = Duration.ofMinutes(2);
        AgentFailure silence = new ModelSilent(ModelSilent.Phase.BEFORE_FIRST_BYTE, each);
        List<Line> script = new ArrayList<>();
        for (int turn = 0; turn < 3; turn++) {
            script.addAll(failing(1, silence));
            script.add(new Line.Say("click 5 5"));
        }
        ModelCalls calls = calls(new Slow(new ScriptedModel(script), clock, each));

        for (int turn = 0; turn < 3; turn++) {
            assertThat(calls.turn(REQUEST, 1, new Permit()).text()).isEqualTo("click 5 5");
        }
    }
}
