package dev.deskhand.testkit.model;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// Carries out one answer on one connection.
final class AnswerWriter {
    private static final String EVENTS = "text/event-stream; charset=utf-8";
    private static final String JSON = "application/json";
    private static final Duration LONG = Duration.ofHours(1);

    private final Connection connection;
    private final SeenRequest request;
    private final Bodies bodies;

    AnswerWriter(Connection connection, SeenRequest request) {
        this.connection = connection;
        this.request = request;
        this.bodies = request.bodies();
    }

    /// Whether the connection can carry another request afterwards.
    boolean write(Answer answer) throws IOException, InterruptedException {
        return switch (answer) {
            case Answer.Spoken spoken -> request.isStreamed() ? stream(spoken) : whole(spoken);
            case Answer.Stalled(var pieces) -> stall(pieces);
            case Answer.Cut(var pieces, var bytes) -> cut(pieces, bytes);
            case Answer.Unfinished(var pieces) -> unfinished(pieces);
            case Answer.Commented(var pause) -> {
                connection.beginChunks(EVENTS);
                yield repeat(Bodies.comment(), pause);
            }
            case Answer.Endless(var piece) -> {
                say(List.of());
                yield repeat(bodies.piece(piece), piece.pause());
            }
            case Answer.InOnePiece(var spoken) -> whole(spoken);
            case Answer.WithoutChoices() -> withoutChoices();
            case Answer.Status(var code, var headers, var body) -> {
                connection.answer(code, headers, JSON, body.getBytes(StandardCharsets.UTF_8));
                yield true;
            }
            case Answer.Hanging() -> {
                connection.client().awaitEnd(LONG);
                yield false;
            }
            case Answer.HangingUp() -> false;
        };
    }

    private boolean whole(Answer.Spoken spoken) throws IOException, InterruptedException {
        for (Answer.Piece piece : spoken.pieces()) {
            if (connection.client().awaitEnd(piece.pause())) {
                return false;
            }
        }
        connection.answer(200, Map.of(), JSON, bodies.whole(spoken));
        return true;
    }

    private boolean stream(Answer.Spoken spoken) throws IOException, InterruptedException {
        if (!say(spoken.pieces())) {
            return false;
        }
        end(bodies.closing(spoken.deeds(), spoken.finish()));
        return true;
    }

    private void end(List<byte[]> last) throws IOException {
        for (byte[] chunk : last) {
            connection.chunk(chunk);
        }
        connection.endChunks();
    }

    /// Opens the stream and says the pieces, as long as the client listens.
    private boolean say(List<Answer.Piece> pieces) throws IOException, InterruptedException {
        connection.beginChunks(EVENTS);
        connection.chunk(bodies.opening());
        for (Answer.Piece piece : pieces) {
            if (connection.client().awaitEnd(piece.pause())) {
                return false;
            }
            connection.chunk(bodies.piece(piece));
        }
        return true;
    }

    /// Until the client hangs up.
    private boolean repeat(byte[] chunk, Duration pause) throws IOException, InterruptedException {
        while (!connection.client().awaitEnd(pause)) {
            connection.chunk(chunk);
        }
        return false;
    }

    private boolean withoutChoices() throws IOException {
        connection.beginChunks(EVENTS);
        end(bodies.withoutChoices());
        return true;
    }

    private boolean stall(List<Answer.Piece> pieces) throws IOException, InterruptedException {
        if (request.isStreamed()) {
            say(pieces);
        } else {
            byte[] body = bodies.whole(Answer.spoken(pieces));
            connection.beginBody(JSON, body.length);
            connection.bytes(Arrays.copyOf(body, body.length / 2));
        }
        connection.client().awaitEnd(LONG);
        return false;
    }

    private boolean cut(List<Answer.Piece> pieces, int count) throws IOException {
        if (request.isStreamed()) {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            all.write(bodies.opening());
            for (Answer.Piece piece : pieces) {
                all.write(bodies.piece(piece));
            }
            for (byte[] chunk : bodies.closing(List.of(), Answer.Finish.STOP)) {
                all.write(chunk);
            }
            connection.beginChunks(EVENTS);
            connection.chunk(Arrays.copyOf(all.toByteArray(), Math.min(count, all.size())));
        } else {
            byte[] body = bodies.whole(Answer.spoken(pieces));
            connection.beginBody(JSON, body.length);
            connection.bytes(Arrays.copyOf(body, Math.min(count, body.length)));
        }
        return false;
    }

    private boolean unfinished(List<Answer.Piece> pieces) throws IOException, InterruptedException {
        if (!request.isStreamed()) {
            throw new IllegalStateException("only a stream can end without its end");
        }
        if (say(pieces)) {
            connection.endChunks();
        }
        return false;
    }
}
