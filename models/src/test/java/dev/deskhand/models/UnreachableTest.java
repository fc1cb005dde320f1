package dev.deskhand.models;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.ModelGarbled;
import dev.deskhand.agent.failure.AgentFailure.ModelUnreachable;
import dev.deskhand.agent.failure.AgentFailure.ModelUnreachable.Obstacle;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class UnreachableTest {
    private static final Duration LONG = Duration.ofSeconds(10);

    private static AgentFailure failure(String url) throws Exception {
        return Asking.failure(URI.create(url), Asking.PATIENT);
    }

    @Test
    void a_port_where_nobody_listens() throws Exception {
        int port;
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = taken.getLocalPort();
        }

        assertThat(failure("http://127.0.0.1:" + port + "/v1?variant=a"))
                .isEqualTo(new ModelUnreachable("http://127.0.0.1:" + port, Obstacle.CONNECTION_REFUSED));
    }

    @Test
    void a_host_nobody_knows() throws Exception {
        assertThat(failure("https://no-such-host.invalid/v1"))
                .isEqualTo(new ModelUnreachable("https://no-such-host.invalid:443", Obstacle.UNKNOWN_HOST));
    }

    @Test
    void a_host_that_never_takes_the_connection() throws Exception {
        // With a backlog of one, taken up, the system leaves further connections unanswered.
        try (var full = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                var _ = new Crowd(full)) {
            var timeouts = new Timeouts(Duration.ofMillis(300), LONG, LONG, LONG, LONG);
            var url = URI.create("http://127.0.0.1:" + full.getLocalPort());

            assertThat(Asking.failure(url, timeouts))
                    .isEqualTo(new ModelUnreachable(url.toString(), Obstacle.TIMED_OUT));
        }
    }

    @Test
    void a_server_that_hangs_up_without_an_answer() throws Exception {
        try (RawServer server = RawServer.saying(RawLine::close)) {
            assertThat(Asking.failure(server))
                    .isEqualTo(new ModelUnreachable("http://127.0.0.1:" + server.port(), Obstacle.BROKEN_OFF));
        }
    }

    @Test
    void a_server_that_hangs_up_within_the_headers() throws Exception {
        try (RawServer server =
                RawServer.saying(line -> line.raw("HTTP/1.1 200 OK\r\nContent-").close())) {
            assertThat(Asking.failure(server))
                    .isEqualTo(new ModelUnreachable("http://127.0.0.1:" + server.port(), Obstacle.BROKEN_OFF));
        }
    }

    @Test
    void a_server_that_speaks_no_http() throws Exception {
        try (RawServer server = RawServer.saying(
                line -> line.raw("220 mail.example ready\r\n\r\n").close())) {
            assertThat(Asking.failure(server)).isEqualTo(new ModelGarbled(ModelGarbled.Flaw.NOT_THE_PROTOCOL));
        }
    }

    @Test
    void a_server_that_speaks_plain_http_where_tls_is_expected() throws Exception {
        try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Thread.ofVirtual().start(() -> {
                try (var socket = server.accept()) {
                    socket.getOutputStream().write("HTTP/1.1 400 Bad Request\r\n\r\n".getBytes(US_ASCII));
                    socket.getInputStream().readAllBytes();
                } catch (IOException e) {
                    // The client has gone.
                }
            });
            assertThat(failure("https://127.0.0.1:" + server.getLocalPort()))
                    .isEqualTo(new ModelUnreachable("https://127.0.0.1:" + server.getLocalPort(), Obstacle.TLS));
        }
    }
}
