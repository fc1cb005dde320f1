package dev.deskhand.testkit.model;

import dev.deskhand.agent.family.Speech;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// A provider's endpoint on this machine with a scripted mind. It takes requests of one protocol and nothing else.
///
/// It is a plain socket server, so that a stream can be cut at a byte, stall, or never begin. Each connection has a
/// virtual thread. Closing it closes all connections and throws what went wrong in the test's own script.
public final class StandInModel implements AutoCloseable {
    private static final Duration CLOSE_LIMIT = Duration.ofSeconds(10);

    private final ServerSocket server;
    private final Dialect dialect;
    private final Answerer answerer;
    private final String canary = "canary-" + Long.toHexString(System.nanoTime());
    private final Door door;
    private final Thread accepting;
    private final Log log = new Log();
    private final Set<Connection> open = ConcurrentHashMap.newKeySet();

    private StandInModel(Dialect dialect, @Nullable String key, Answerer answerer) {
        try {
            server = new ServerSocket(0, 64, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        this.answerer = answerer;
        this.dialect = dialect;
        this.door = new Door(dialect, key, canary);
        accepting = Thread.ofVirtual().name("stand-in model").start(this::accept);
    }

    /// Speaks chat completions and answers everybody.
    public static StandInModel open(Answerer answerer) {
        return open(Speech.Protocol.CHAT, answerer);
    }

    /// Speaks chat completions and answers only who sends `Authorization: Bearer` and this key.
    public static StandInModel openWithKey(String key, Answerer answerer) {
        return new StandInModel(new ChatDialect(), key, answerer);
    }

    /// Knows all of that protocol's tools for using a computer and answers everybody.
    public static StandInModel open(Speech.Protocol protocol, Answerer answerer) {
        return new StandInModel(Dialects.of(protocol, _ -> true), null, answerer);
    }

    /// Knows of the protocol's tools for using a computer those, and refuses the others with a 400.
    ///
    /// @param tools as the protocol calls them: types, or environments
    public static StandInModel openKnowing(Set<String> tools, Speech.Protocol protocol, Answerer answerer) {
        return new StandInModel(Dialects.of(protocol, tools::contains), null, answerer);
    }

    /// Knows all of that protocol's tools and answers only who has this key.
    public static StandInModel openWithKey(String key, Speech.Protocol protocol, Answerer answerer) {
        return new StandInModel(Dialects.of(protocol, _ -> true), key, answerer);
    }

    /// Without a path: `http://127.0.0.1:port`.
    public URI root() {
        return URI.create("http://127.0.0.1:" + server.getLocalPort());
    }

    /// As clients of the protocol want it: for chat completions with `/v1`.
    public URI baseUrl() {
        return URI.create(root() + dialect.basePath());
    }

    /// A word that stands in the bodies of refusals, and that must turn up nowhere else.
    public String canary() {
        return canary;
    }

    /// All requests that were accepted, in order of arrival.
    public List<SeenRequest> requests() {
        return log.requests();
    }

    /// Waits until that many requests have been accepted; fails the test after `limit`.
    public List<SeenRequest> awaitRequests(int count, Duration limit) throws InterruptedException {
        return log.awaitRequests(count, limit);
    }

    /// All requests that were refused because they break the protocol or lack the key.
    public List<Rejection> rejections() {
        return log.rejections();
    }

    private void accept() {
        try {
            while (true) {
                Socket socket = server.accept();
                Thread.ofVirtual().name("stand-in model, answering").start(() -> serve(socket));
            }
        } catch (IOException closed) {
            // The end of the server.
        }
    }

    private void serve(Socket socket) {
        try (Connection connection = new Connection(socket)) {
            open.add(connection);
            try {
                serve(connection);
            } finally {
                open.remove(connection);
            }
        } catch (IOException e) {
            // The client has gone, or speaks no HTTP: it sees a closed connection.
        }
    }

    // A thread's root: whatever the test's script throws must not vanish with the thread.
    @SuppressWarnings("IllegalCatch")
    private void serve(Connection connection) throws IOException {
        try {
            converse(connection);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | Error e) {
            log.fault(e);
        }
    }

    private void converse(Connection connection) throws IOException, InterruptedException {
        HttpRequestReader reader = new HttpRequestReader(connection.client());
        boolean again = true;
        while (again) {
            Optional<HttpRequest> request = reader.next();
            again = request.isPresent() && answer(connection, request.get());
        }
    }

    private boolean answer(Connection connection, HttpRequest http) throws IOException, InterruptedException {
        long arrived = System.nanoTime();
        Optional<Rejection> refusal = door.refuse(http);
        if (refusal.isPresent()) {
            return reject(connection, refusal.get());
        }
        SeenRequest request;
        try {
            request = log.accept(arrived, http, door.read(http), connection.client());
        } catch (BadRequest e) {
            return reject(connection, new Rejection(400, String.valueOf(e.getMessage())));
        }
        return new AnswerWriter(connection, request).write(answerer.answer(request));
    }

    private boolean reject(Connection connection, Rejection rejection) throws IOException {
        log.reject(rejection);
        connection.answer(rejection.status(), Map.of(), "application/json", door.body(rejection));
        return true;
    }

    @Override
    public void close() {
        try {
            server.close();
            awaitRefusal();
            for (Connection connection : open) {
                connection.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        log.throwFaults();
    }

    /// The port takes connections until a thread inside `accept` has left it, which can be after the close.
    private void awaitRefusal() {
        try {
            accepting.join(CLOSE_LIMIT);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
