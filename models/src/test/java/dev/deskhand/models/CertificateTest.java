package dev.deskhand.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.ModelUnreachable;
import dev.deskhand.agent.failure.AgentFailure.ModelUnreachable.Obstacle;
import dev.deskhand.testkit.model.Certificates;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What real handshakes throw, and what that is called.
class CertificateTest {
    @TempDir
    Path folder;

    private static RawServer serving(SSLContext context) throws IOException {
        ServerSocket socket =
                context.getServerSocketFactory().createServerSocket(0, 1, InetAddress.getLoopbackAddress());
        return RawServer.on(socket, line -> line.say("click"));
    }

    private Obstacle obstacle(String host, String start, int days) throws Exception {
        var certificates = new Certificates(folder);
        try (RawServer server = serving(certificates.server(host, start, days));
                HttpClient client = HttpClient.newBuilder()
                        .sslContext(certificates.client())
                        .build()) {
            var request = HttpRequest.newBuilder(URI.create("https://127.0.0.1:" + server.port()))
                    .build();
            client.send(request, BodyHandlers.discarding());
            throw new AssertionError("the certificate was taken");
        } catch (IOException e) {
            return ((ModelUnreachable) Failures.ofBreakdown("https://here:443", e)).obstacle();
        }
    }

    @Test
    void one_that_has_expired_is_called_that() throws Exception {
        assertThat(obstacle("ip:127.0.0.1", "-10d", 1)).isEqualTo(Obstacle.CERTIFICATE_EXPIRED);
    }

    @Test
    void one_that_is_not_valid_yet_is_called_expired_as_well() throws Exception {
        assertThat(obstacle("ip:127.0.0.1", "+10d", 1)).isEqualTo(Obstacle.CERTIFICATE_EXPIRED);
    }

    @Test
    void one_of_another_host_is_called_that() throws Exception {
        assertThat(obstacle("dns:elsewhere.example", "-1d", 9)).isEqualTo(Obstacle.CERTIFICATE_OF_ANOTHER);
    }

    @Test
    void one_that_nobody_vouches_for_cannot_pass() throws Exception {
        try (RawServer server = serving(new Certificates(folder).server("ip:127.0.0.1", "-1d", 9))) {
            URI url = URI.create("https://127.0.0.1:" + server.port());
            AgentFailure failure = Asking.failure(url, Asking.PATIENT);

            assertThat(failure).isEqualTo(new ModelUnreachable(url.toString(), Obstacle.CERTIFICATE_UNTRUSTED));
            assertThat(failure.isPassing()).isFalse();
        }
    }
}
