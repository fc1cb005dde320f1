package dev.deskhand.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.TurnListener;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// Law 1 at the model, in phases that only a socket server reaches: taking the permit back ends the turn and closes
/// the connection. The others are [dev.deskhand.testkit.contract.VisionModelStopContract]'s.
class StopTest {
    private static final Duration LAW = Duration.ofMillis(200);
    private static final int REPEATS = 20;
    private static final Duration LONG = Duration.ofSeconds(20);

    /// Plays up to a phase, then tells of it and waits for the connection to be closed.
    private interface Phase {
        void reach(RawLine line) throws IOException;
    }

    private record Times(Duration returned, Duration closed) {}

    private static Times stopIn(Phase phase, ModelRequest request) throws Exception {
        var reached = new CountDownLatch(1);
        var closed = new CompletableFuture<Long>();
        RawServer.Script script = line -> {
            try {
                phase.reach(line);
                reached.countDown();
                line.awaitClosed(LONG);
                closed.complete(System.nanoTime());
            } catch (IOException e) {
                closed.completeExceptionally(e);
            }
        };
        try (RawServer server = RawServer.saying(script);
                VisionModel model = Asking.model(server.baseUrl())) {
            var permit = new Permit();
            var heard = new Heard();
            var ended = new CompletableFuture<Long>();
            Thread.ofPlatform().start(() -> {
                assertThatThrownBy(() -> model.turn(request, heard, permit)).isInstanceOf(Revoked.class);
                ended.complete(System.nanoTime());
            });
            assertThat(reached.await(10, TimeUnit.SECONDS)).isTrue();
            long before = System.nanoTime();
            permit.revoke(() -> {});
            return new Times(
                    Duration.ofNanos(ended.get(10, TimeUnit.SECONDS) - before),
                    Duration.ofNanos(closed.get(10, TimeUnit.SECONDS) - before));
        }
    }

    private static void keepsTheLaw(Phase phase) throws Exception {
        keepsTheLaw(phase, Asking.QUESTION);
    }

    private static void keepsTheLaw(Phase phase, ModelRequest request) throws Exception {
        List<Duration> returned = new ArrayList<>();
        List<Duration> closed = new ArrayList<>();
        for (int i = 0; i < REPEATS; i++) {
            Times times = stopIn(phase, request);
            returned.add(times.returned());
            closed.add(times.closed());
        }
        assertInTime(returned);
        assertInTime(closed);
    }

    private static void assertInTime(List<Duration> times) {
        Collections.sort(times);
        assertThat(times.get(times.size() / 2)).isLessThanOrEqualTo(LAW);
        assertThat(times.getLast()).isLessThanOrEqualTo(LAW.multipliedBy(5));
    }

    @Test
    void within_the_headers_the_turn_ends_in_time() throws Exception {
        keepsTheLaw(line -> line.raw("HTTP/1.1 200 OK\r\nContent-Type: text/ev"));
    }

    @Test
    void before_the_first_piece_the_turn_ends_in_time() throws Exception {
        keepsTheLaw(RawLine::begin);
    }

    @Test
    void while_a_large_picture_is_on_its_way_the_turn_ends_in_time() throws Exception {
        List<Duration> returned = new ArrayList<>();
        for (int i = 0; i < REPEATS; i++) {
            returned.add(stopWhileSending());
        }
        assertInTime(returned);
    }

    /// Against a server that takes the connection and reads nothing.
    private static Duration stopWhileSending() throws Exception {
        var picture = new Picture(new FrameId(1), new Size(10, 10), Picture.Format.JPEG, new byte[5 << 20]);
        var request = new ModelRequest(List.of(Asking.user(new ModelMessage.Image(picture))));
        try (var deaf = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                VisionModel model = Asking.model(URI.create("http://127.0.0.1:" + deaf.getLocalPort() + "/v1"))) {
            var permit = new Permit();
            var ended = new CompletableFuture<Long>();
            Thread.ofPlatform().start(() -> {
                assertThatThrownBy(() -> model.turn(request, new Heard(), permit))
                        .isInstanceOf(Revoked.class);
                ended.complete(System.nanoTime());
            });
            try (var socket = deaf.accept()) {
                assertThat(socket.getInputStream().read()).isEqualTo('P');
                long before = System.nanoTime();
                permit.revoke(() -> {});
                return Duration.ofNanos(ended.get(10, TimeUnit.SECONDS) - before);
            }
        }
    }

    @Test
    void nothing_is_heard_afterwards() throws Exception {
        var permit = new Permit();
        var heard = new Heard();
        var revoked = new CountDownLatch(1);
        try (RawServer server = RawServer.saying(line -> {
                    line.begin().piece("one");
                    revoked.await();
                    line.piece("two").finish("stop").done();
                });
                VisionModel model = Asking.model(server.baseUrl())) {
            assertThatThrownBy(() -> model.turn(
                            Asking.QUESTION,
                            new TurnListener() {
                                @Override
                                public void text(String piece) {
                                    heard.text(piece);
                                    permit.revoke(() -> {});
                                    revoked.countDown();
                                }

                                @Override
                                public void thinking(String piece) {}
                            },
                            permit))
                    .isInstanceOf(Revoked.class);
            assertThat(heard.pieces()).containsExactly("one");
        }
    }
}
