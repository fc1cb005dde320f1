package dev.deskhand.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Revoked;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ConnectionTest {
    private static final Duration LIMIT = Duration.ofSeconds(10);

    /// The last chunk comes a moment after the answer is whole: it is read on while the turn has ended, so that the
    /// next turn may come too early for the connection, but not all that follow.
    @Test
    void serves_more_than_one_turn() throws Exception {
        try (RawServer server = RawServer.saying(line -> {
                    line.begin().piece("click").finish("stop").event("[DONE]");
                    Thread.sleep(250);
                    line.raw("0\r\n\r\n");
                });
                VisionModel model = Asking.model(server.baseUrl())) {
            long deadline = System.nanoTime() + LIMIT.toNanos();
            do {
                assertThat(Asking.ask(model).text()).isEqualTo("click");
            } while (server.connections() == server.requests().size() && System.nanoTime() < deadline);

            assertThat(server.connections()).isLessThan(server.requests().size());
        }
    }

    @Test
    void that_the_server_closed_meanwhile_is_replaced() throws Exception {
        var closed = new CountDownLatch(1);
        try (RawServer server = RawServer.saying(
                        line -> {
                            line.say("click");
                            line.endOutput();
                            line.awaitClosed(LIMIT);
                            closed.countDown();
                        },
                        line -> line.say("type"));
                VisionModel model = Asking.model(server.baseUrl())) {
            Asking.ask(model);
            closed.await();

            assertThat(Asking.ask(model).text()).isEqualTo("type");
            assertThat(server.connections()).isEqualTo(2);
        }
    }

    @Test
    void that_the_server_closes_just_then_is_a_failure_that_passes() throws Exception {
        try (RawServer server = RawServer.saying(line -> line.say("click"), RawLine::close, line -> line.say("type"));
                VisionModel model = Asking.model(server.baseUrl())) {
            Asking.ask(model);

            assertThatThrownBy(() -> Asking.ask(model))
                    .isInstanceOfSatisfying(
                            AgentException.class,
                            thrown -> assertThat(thrown.failure().isPassing()).isTrue());
            assertThat(Asking.ask(model).text()).isEqualTo("type");
            assertThat(server.requests()).hasSize(3);
        }
    }

    @Test
    void ends_with_the_model_whatever_is_under_way() throws Exception {
        var asked = new CountDownLatch(1);
        try (RawServer server = RawServer.saying(line -> {
            asked.countDown();
            line.awaitClosed(Asking.PATIENT.firstByte());
        })) {
            VisionModel model = Asking.model(server.baseUrl());
            var ended = new CompletableFuture<Boolean>();
            Thread.ofPlatform().start(() -> {
                assertThatThrownBy(() -> Asking.ask(model)).isInstanceOf(AgentException.class);
                ended.complete(true);
            });
            asked.await();

            model.close();

            assertThat(ended.get(2, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void is_one_per_turn_where_turns_overlap() throws Exception {
        var both = new CountDownLatch(2);
        try (RawServer server = RawServer.saying(line -> {
                    both.countDown();
                    both.await();
                    line.say("click");
                });
                VisionModel model = Asking.model(server.baseUrl())) {
            var other = new CompletableFuture<String>();
            Thread.ofPlatform().start(() -> {
                try {
                    other.complete(Asking.ask(model).text());
                } catch (AgentException | Revoked e) {
                    other.completeExceptionally(e);
                }
            });

            assertThat(Asking.ask(model).text()).isEqualTo("click");
            assertThat(other.get(5, TimeUnit.SECONDS)).isEqualTo("click");
        }
    }
}
