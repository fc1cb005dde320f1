package dev.deskhand.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.failure.AgentException;
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
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// How every model is stopped: at once, wherever it is, with the connection closed and nothing heard afterwards.
public abstract class VisionModelStopContract {
    /// Far more than the law allows for one stop: a busy machine is no defect. The law itself is measured elsewhere.
    private static final Duration AT_ONCE = Duration.ofSeconds(2);

    private static final Duration SOON = Duration.ofSeconds(30);

    /// Opens a model at that address (it ends in `/v1`), without a key and with its usual patience.
    protected abstract VisionModel open(URI baseUrl);

    @Test
    protected void with_a_permit_already_taken_back_nothing_is_asked() throws Exception {
        Permit permit = new Permit();
        permit.revoke(() -> {});
        try (StandInModel there = StandInModel.open(Answerer.always(Answer.text("never")));
                VisionModel model = open(there.baseUrl())) {
            assertThatThrownBy(() -> model.turn(Asking.request(), new Hearing(), permit))
                    .isInstanceOf(Revoked.class);
            assertThat(there.requests()).isEmpty();
        }
    }

    @Test
    protected void before_the_first_byte_the_connection_is_closed() throws Exception {
        try (StandInModel there = StandInModel.open(Answerer.always(Answer.hangBeforeFirstByte()));
                VisionModel model = open(there.baseUrl())) {
            Permit permit = new Permit();
            FutureTask<Verdict> turn = begin(model, new Hearing(), permit);
            SeenRequest request = there.awaitRequests(1, SOON).getFirst();
            assertThat(request.closedByClientNanos()).isEmpty();
            permit.revoke(() -> {});
            assertThat(turn.get(AT_ONCE.toMillis(), TimeUnit.MILLISECONDS)).isEqualTo(Verdict.REVOKED);
            request.awaitClosedByClient(AT_ONCE);
        }
    }

    @Test
    protected void in_mid_stream_the_connection_is_closed_and_nothing_more_is_heard() throws Exception {
        Answer slow = Answer.text("ab".repeat(500), 1000, Duration.ofMillis(20));
        try (StandInModel there = StandInModel.open(Answerer.always(slow));
                VisionModel model = open(there.baseUrl())) {
            Permit permit = new Permit();
            Hearing hearing = new Hearing();
            CountDownLatch third = new CountDownLatch(3);
            FutureTask<Verdict> turn = begin(model, hearing.then(third::countDown), permit);
            assertThat(third.await(SOON.toMillis(), TimeUnit.MILLISECONDS)).isTrue();
            permit.revoke(() -> {});
            assertThat(turn.get(AT_ONCE.toMillis(), TimeUnit.MILLISECONDS)).isEqualTo(Verdict.REVOKED);
            List<String> heard = hearing.texts();
            there.requests().getFirst().awaitClosedByClient(AT_ONCE);
            assertThat(hearing.texts()).isEqualTo(heard);
            assertThat(heard.size()).isLessThan(1000);
        }
    }

    @Test
    protected void one_turn_is_stopped_and_another_goes_on() throws Exception {
        Answerer answerer = request ->
                request.number() == 1 ? Answer.hangBeforeFirstByte() : Answer.text("done", 4, Duration.ofMillis(50));
        try (StandInModel there = StandInModel.open(answerer);
                VisionModel model = open(there.baseUrl())) {
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
