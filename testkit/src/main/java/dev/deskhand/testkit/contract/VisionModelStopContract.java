package dev.deskhand.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.family.Speech;
import dev.deskhand.agent.model.TurnListener;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.Answerer;
import dev.deskhand.testkit.model.SeenRequest;
import dev.deskhand.testkit.model.StandInModel;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// How every model is stopped, whatever protocol it is asked by: at once, wherever it is, with the connection closed
/// and nothing heard or asked afterwards.
public abstract class VisionModelStopContract {
    /// What half of the stops must keep to.
    private static final Duration LAW = Duration.ofMillis(200);

    /// Far more than the law allows, for a single stop: a busy machine is no defect.
    private static final Duration AT_ONCE = Duration.ofSeconds(2);

    private static final int STOPS = 5;

    private static final Duration SOON = Duration.ofSeconds(30);

    /// Opens a model that is asked by that protocol at that address, without a key and with its usual patience.
    protected abstract VisionModel open(Speech.Protocol protocol, URI baseUrl);

    @ParameterizedTest
    @EnumSource(Speech.Protocol.class)
    protected void with_a_permit_already_taken_back_nothing_is_asked(Speech.Protocol protocol) throws Exception {
        Permit permit = new Permit();
        permit.revoke(() -> {});
        try (StandInModel there = StandInModel.open(protocol, Answerer.always(Answer.text("never")));
                VisionModel model = open(protocol, there.baseUrl())) {
            assertThatThrownBy(() -> model.turn(Asking.request(), new Hearing(), permit))
                    .isInstanceOf(Revoked.class);
            assertThat(there.requests()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Speech.Protocol.class)
    protected void before_the_first_byte_the_connection_is_closed(Speech.Protocol protocol) throws Exception {
        try (StandInModel there = StandInModel.open(protocol, Answerer.always(Answer.hangBeforeFirstByte()));
                VisionModel model = open(protocol, there.baseUrl())) {
            assertInTime(stop -> {
                Permit permit = new Permit();
                FutureTask<Verdict> turn = begin(model, new Hearing(), permit);
                SeenRequest request = there.awaitRequests(stop, SOON).getLast();
                assertThat(request.closedByClientNanos()).isEmpty();
                return closedAfter(permit, turn, request);
            });
        }
    }

    @ParameterizedTest
    @EnumSource(Speech.Protocol.class)
    protected void in_mid_stream_the_connection_is_closed_and_nothing_more_is_heard_or_asked(Speech.Protocol protocol)
            throws Exception {
        Answer slow = Answer.text("ab".repeat(500), 1000, Duration.ofMillis(20));
        try (StandInModel there = StandInModel.open(protocol, Answerer.always(slow));
                VisionModel model = open(protocol, there.baseUrl())) {
            assertInTime(stop -> {
                Permit permit = new Permit();
                Hearing hearing = new Hearing();
                CountDownLatch third = new CountDownLatch(3);
                FutureTask<Verdict> turn = begin(model, hearing.then(third::countDown), permit);
                assertThat(third.await(SOON.toMillis(), TimeUnit.MILLISECONDS)).isTrue();
                Duration closed = closedAfter(permit, turn, there.requests().getLast());
                List<String> heard = hearing.texts();
                assertThatThrownBy(() -> model.turn(Asking.request(), hearing, permit))
                        .isInstanceOf(Revoked.class);
                assertThat(there.requests()).hasSize(stop);
                assertThat(hearing.texts()).isEqualTo(heard).hasSizeLessThan(1000);
                return closed;
            });
        }
    }

    /// Stops a turn that is under way.
    private interface Stop {
        /// @param number counts from 1
        /// @return how long after it the server saw the connection closed
        Duration carryOut(int number) throws Exception;
    }

    private static void assertInTime(Stop stop) throws Exception {
        List<Duration> times = new ArrayList<>();
        for (int number = 1; number <= STOPS; number++) {
            times.add(stop.carryOut(number));
        }
        Collections.sort(times);
        assertThat(times.get(STOPS / 2)).isLessThanOrEqualTo(LAW);
    }

    private static Duration closedAfter(Permit permit, FutureTask<Verdict> turn, SeenRequest request) throws Exception {
        long before = System.nanoTime();
        permit.revoke(() -> {});
        assertThat(turn.get(AT_ONCE.toMillis(), TimeUnit.MILLISECONDS)).isEqualTo(Verdict.REVOKED);
        return Duration.ofNanos(request.awaitClosedByClient(AT_ONCE) - before);
    }

    @ParameterizedTest
    @EnumSource(Speech.Protocol.class)
    protected void one_turn_is_stopped_and_another_goes_on(Speech.Protocol protocol) throws Exception {
        Answerer answerer = request ->
                request.number() == 1 ? Answer.hangBeforeFirstByte() : Answer.text("done", 4, Duration.ofMillis(50));
        try (StandInModel there = StandInModel.open(protocol, answerer);
                VisionModel model = open(protocol, there.baseUrl())) {
            Permit stopped = new Permit();
            FutureTask<Verdict> first = begin(model, new Hearing(), stopped);
            there.awaitRequests(1, SOON);
            FutureTask<Verdict> second = begin(model, new Hearing(), new Permit());
            there.awaitRequests(2, SOON);
            stopped.revoke(() -> {});
            assertThat(first.get(AT_ONCE.toMillis(), TimeUnit.MILLISECONDS)).isEqualTo(Verdict.REVOKED);
            assertThat(second.get(SOON.toMillis(), TimeUnit.MILLISECONDS)).isEqualTo(Verdict.ANSWERED);
        }
    }

    /// How a turn ended.
    private enum Verdict {
        ANSWERED,
        FAILED,
        REVOKED
    }

    private static FutureTask<Verdict> begin(VisionModel model, TurnListener listener, Permit permit) {
        FutureTask<Verdict> turn = new FutureTask<>(() -> {
            try {
                model.turn(Asking.request(), listener, permit);
                return Verdict.ANSWERED;
            } catch (AgentException e) {
                return Verdict.FAILED;
            } catch (Revoked e) {
                return Verdict.REVOKED;
            }
        });
        Thread.ofPlatform().daemon().name("run").start(turn);
        return turn;
    }
}
