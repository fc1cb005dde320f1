package dev.deskhand.app.preset;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import dev.deskhand.app.preset.BadPreset.Rule;
import dev.deskhand.testkit.model.Certificates;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DownloadTest {
    private static final Duration LONG = Duration.ofSeconds(60);

    @TempDir
    private static Path folder;

    private static HttpsServer server;
    private static SSLContext trusting;
    private static final ExecutorService THREADS = Executors.newCachedThreadPool();
    private static final CountDownLatch END = new CountDownLatch(1);
    private static final List<String> ASKED = new CopyOnWriteArrayList<>();

    @BeforeAll
    static void open() throws Exception {
        Certificates certificates = new Certificates(folder);
        SSLContext own = certificates.server("dns:localhost,ip:127.0.0.1", "-1d", 10);
        trusting = certificates.client();
        server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(own));
        server.setExecutor(THREADS);
        at("/preset.yaml", exchange -> answer(exchange, 200, "model: m".getBytes(UTF_8)));
        at("/large", exchange -> answer(exchange, 200, new byte[(1 << 20) + 1]));
        at("/largest", exchange -> answer(exchange, 200, new byte[1 << 20]));
        at("/missing", exchange -> answer(exchange, 404, new byte[0]));
        at("/near", exchange -> sendOn(exchange, "/preset.yaml"));
        at("/circle", exchange -> sendOn(exchange, "/circle"));
        at("/plain", exchange -> sendOn(exchange, "http://localhost:" + port() + "/preset.yaml"));
        at("/inside", exchange -> sendOn(exchange, "https://127.0.0.1:" + port() + "/preset.yaml"));
        at("/file", exchange -> sendOn(exchange, "file:///etc/passwd"));
        at("/silent", _ -> await());
        at("/endless", DownloadTest::drip);
        server.start();
    }

    @AfterAll
    static void close() {
        END.countDown();
        server.stop(0);
        THREADS.shutdownNow();
    }

    private static void at(String path, HttpHandler handler) {
        server.createContext(path, exchange -> {
            ASKED.add(exchange.getRequestURI().getPath());
            handler.handle(exchange);
        });
    }

    private static int port() {
        return server.getAddress().getPort();
    }

    private static void answer(HttpExchange exchange, int status, byte[] body) throws IOException {
        try (exchange) {
            exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
            exchange.getResponseBody().write(body);
        }
    }

    private static void sendOn(HttpExchange exchange, String where) throws IOException {
        exchange.getResponseHeaders().set("Location", where);
        answer(exchange, 302, new byte[0]);
    }

    private static void await() {
        try {
            END.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// Begins an answer and never ends it.
    private static void drip(HttpExchange exchange) throws IOException {
        exchange.sendResponseHeaders(200, 0);
        exchange.getResponseBody().write('#');
        exchange.getResponseBody().flush();
        await();
    }

    private static String get(String path, Duration patience) throws BadPreset, InterruptedException {
        Download download = new Download(
                () -> HttpClient.newBuilder()
                        .sslContext(trusting)
                        .followRedirects(HttpClient.Redirect.NEVER)
                        .build(),
                patience);
        return new PresetSource(download).read("https://localhost:" + port() + path);
    }

    private static Rule refused(String path, Duration patience) {
        return catchThrowableOfType(BadPreset.class, () -> get(path, patience)).rule();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/preset.yaml", "/near"})
    void a_preset_is_fetched_also_where_its_server_sends_on_within_itself(String path) throws Exception {
        assertThat(get(path, LONG)).isEqualTo("model: m");
    }

    @Test
    void one_mebibyte_is_taken_and_no_more() throws Exception {
        assertThat(get("/largest", LONG)).hasSize(1 << 20);
        assertThat(refused("/large", LONG)).isEqualTo(Rule.TOO_LARGE);
    }

    @ParameterizedTest
    @CsvSource({"/missing, STATUS", "/circle, IN_CIRCLES", "/plain, ASTRAY", "/inside, ASTRAY", "/file, ASTRAY"})
    void what_its_server_does_is_told_apart(String path, Rule rule) {
        assertThat(refused(path, LONG)).isEqualTo(rule);
    }

    @Test
    void nobody_is_asked_at_an_address_within_that_a_server_sends_on_to() {
        ASKED.clear();
        refused("/inside", LONG);

        assertThat(ASKED).containsExactly("/inside");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/silent", "/endless"})
    void a_server_that_does_not_come_to_an_end_is_left(String path) {
        assertThat(refused(path, Duration.ofMillis(700))).isEqualTo(Rule.SLOW);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://localhost/preset.yaml",
                "ftp://host/preset.yaml",
                "https://user:word@host/preset.yaml",
                "https:///preset.yaml",
                "file:///etc/passwd",
                "https://a b/"
            })
    void only_https_addresses_are_asked(String typed) {
        assertThat(catchThrowableOfType(
                                BadPreset.class,
                                () -> PresetSource.ofThisComputer().read(typed))
                        .rule())
                .isEqualTo(Rule.NO_ADDRESS);
    }

    @Test
    void a_server_nobody_vouches_for_is_not_heard() {
        URI address = URI.create("https://localhost:" + port() + "/preset.yaml");

        assertThat(catchThrowableOfType(
                                BadPreset.class, () -> Download.overHttps().get(address))
                        .rule())
                .isEqualTo(Rule.UNREACHABLE);
    }

    @ParameterizedTest
    @CsvSource({
        "127.0.0.1, true",
        "10.1.2.3, true",
        "172.16.0.1, true",
        "192.168.1.1, true",
        "169.254.169.254, true",
        "100.64.0.1, true",
        "0.1.2.3, true",
        "::1, true",
        "fe80::1, true",
        "fd00::1, true",
        "::ffff:10.0.0.1, true",
        "100.128.0.1, false",
        "93.184.216.34, false",
        "2606:2800:220:1::1, false",
    })
    void private_addresses_are_told_from_those_of_everybody(String address, boolean isPrivate) throws Exception {
        assertThat(PrivateAddress.is(InetAddress.getByName(address))).isEqualTo(isPrivate);
    }
}
