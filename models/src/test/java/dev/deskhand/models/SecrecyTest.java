package dev.deskhand.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whatever a server says to it, neither its words nor ours nor the key get out.
class SecrecyTest {
    private static final List<String> CANARIES =
            List.of("canary-key", "canary-query", "canary-word", "canary-question");

    private final Queue<String> logged = new ConcurrentLinkedQueue<>();
    private final Logger root = Logger.getLogger("");
    private final Level before = root.getLevel();
    private final Handler catcher = new Handler() {
        @Override
        public void publish(LogRecord entry) {
            logged.add(entry.getLoggerName() + " " + entry.getMessage() + " " + trace(entry.getThrown()));
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    @BeforeEach
    void listen_to_every_log() {
        catcher.setLevel(Level.ALL);
        root.setLevel(Level.ALL);
        root.addHandler(catcher);
    }

    @AfterEach
    void stop_listening() {
        root.removeHandler(catcher);
        root.setLevel(before);
    }

    static Stream<RawServer.Script> faults() {
        String error = "{\"error\":{\"message\":\"canary-word\",\"type\":\"canary-word\"}}";
        return Stream.of(
                line -> line.answer("400 canary-word", "X-Error: canary-word\r\n", error),
                line -> line.answer("401 Unauthorized", "WWW-Authenticate: Bearer canary-word\r\n", error),
                line -> line.answer("429 canary-word", "Retry-After: canary-word\r\n", error),
                line -> line.answer("500 canary-word", "", error),
                line -> line.answer("302 Found", "Location: http://canary-word.invalid/\r\n", ""),
                line -> line.answer("200 OK", "Content-Type: text/html\r\n", "<html>canary-word</html>"),
                line -> line.raw("canary-word\r\ncanary-word\r\n\r\n").close(),
                line -> line.raw("HTTP/1.1 canary-word\r\n\r\n").close(),
                line -> line.raw("HTTP/1.1 200 OK\r\ncanary-word\r\n\r\n").close(),
                line -> line.begin().event(error).done(),
                line -> line.begin()
                        .chunk("event: error\ndata: canary-word\n\n")
                        .done(),
                line -> line.begin().event("canary-word").done(),
                line -> line.begin()
                        .event("{\"choices\":[{\"delta\":{\"content\":{\"a\":\"canary-word\"}}}]}")
                        .done(),
                line -> line.begin()
                        .event("{\"choices\":[{\"delta\":\"canary-word\"}]}")
                        .done(),
                line -> line.begin().raw("canary-word").close());
    }

    @ParameterizedTest
    @MethodSource("faults")
    void nothing_gets_out(RawServer.Script fault) throws Exception {
        try (RawServer server = RawServer.saying(fault)) {
            var url = URI.create(server.baseUrl() + "?tenant=canary-query");
            var endpoint = new ModelEndpoint(url, "seer", new ApiKey("canary-key"));
            AgentException thrown = failureOf(endpoint);

            assertThat(Stream.of(thrown.failure().toString(), trace(thrown), endpoint.toString()))
                    .noneMatch(SecrecyTest::tells);
        }
        assertThat(logged).noneMatch(SecrecyTest::tells);
    }

    private static AgentException failureOf(ModelEndpoint endpoint) {
        var question = new ModelRequest(List.of(Asking.user(new ModelMessage.Text("canary-question"))));
        try (VisionModel model = Models.openAiCompatible(endpoint, Clock.systemUTC())) {
            return catchThrowableOfType(AgentException.class, () -> model.turn(question, new Heard(), new Permit()));
        }
    }

    private static boolean tells(String text) {
        return CANARIES.stream().anyMatch(text::contains);
    }

    private static String trace(@Nullable Throwable thrown) {
        if (thrown == null) {
            return "";
        }
        var text = new StringWriter();
        thrown.printStackTrace(new PrintWriter(text));
        return text.toString();
    }
}
