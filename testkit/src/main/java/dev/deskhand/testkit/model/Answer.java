package dev.deskhand.testkit.model;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// What the stand-in does with a request.
public sealed interface Answer {
    /// Says all of it, calls for what is to be done and ends as the protocol wants.
    record Spoken(List<Piece> pieces, List<Deed> deeds, Finish finish) implements Answer {
        public Spoken {
            pieces = List.copyOf(pieces);
            deeds = List.copyOf(deeds);
        }
    }

    /// Says this much and then nothing, with the connection left open until the client closes it.
    record Stalled(List<Piece> pieces) implements Answer {
        public Stalled {
            pieces = List.copyOf(pieces);
        }
    }

    /// Closes the connection after that many bytes of the body.
    record Cut(List<Piece> pieces, int bytes) implements Answer {
        public Cut {
            pieces = List.copyOf(pieces);
        }
    }

    /// Says all of it and closes in order, but without a finish reason and without `[DONE]`.
    record Unfinished(List<Piece> pieces) implements Answer {
        public Unfinished {
            pieces = List.copyOf(pieces);
        }
    }

    /// Opens the stream and sends nothing but comments, that far apart, until the client closes the connection; as
    /// servers do while a model queues.
    record Commented(Duration pause) implements Answer {}

    /// Says the piece again and again, until the client closes the connection.
    record Endless(Piece piece) implements Answer {}

    /// Answers in one piece of JSON whatever was asked for; many servers know no streams.
    record InOnePiece(Spoken spoken) implements Answer {}

    /// Keeps to the protocol, with no choice anywhere.
    record WithoutChoices() implements Answer {}

    /// Answers with a status, headers and a body of the test's choice.
    record Status(int code, Map<String, String> headers, String body) implements Answer {
        public Status {
            headers = Map.copyOf(headers);
        }
    }

    /// Takes the request and never answers, until the client closes the connection.
    record Hanging() implements Answer {}

    /// Closes the connection without an answer.
    record HangingUp() implements Answer {}

    /// A part of what is said: how, what, and how long after the part before.
    record Piece(Channel channel, String text, Duration pause) {}

    /// Whether something is said aloud or thought.
    enum Channel {
        CONTENT,
        REASONING
    }

    /// Why the model stops speaking.
    enum Finish {
        STOP,
        LENGTH,
        CONTENT_FILTER
    }

    /// The text in one piece.
    static Answer text(String text) {
        return text(text, 1, Duration.ZERO);
    }

    /// The text in `pieces` pieces of about the same length, `pause` before each.
    static Answer text(String text, int pieces, Duration pause) {
        return spoken(split(text, pieces, pause));
    }

    /// First a thought, then the text.
    static Answer thinking(String thought, String text) {
        Piece first = new Piece(Channel.REASONING, thought, Duration.ZERO);
        return spoken(List.of(first, new Piece(Channel.CONTENT, text, Duration.ZERO)));
    }

    /// First a thought, then what is to be done by calls of the protocol.
    static Answer acting(String thought, Deed... deeds) {
        List<Piece> pieces = split(Channel.REASONING, thought, 2, Duration.ZERO);
        return new Spoken(pieces, List.of(deeds), Finish.STOP);
    }

    /// Words alone, to the end.
    static Spoken spoken(List<Piece> pieces) {
        return new Spoken(pieces, List.of(), Finish.STOP);
    }

    /// The text, ended by the limit on tokens.
    static Answer lengthLimit(String text) {
        return new Spoken(split(text, 1, Duration.ZERO), List.of(), Finish.LENGTH);
    }

    /// A whole answer with neither text nor call in it.
    static Answer empty() {
        return spoken(List.of());
    }

    /// The text as far as the provider's filter let it through.
    static Answer filtered(String text) {
        return new Spoken(split(text, 1, Duration.ZERO), List.of(), Finish.CONTENT_FILTER);
    }

    static Answer comments(Duration every) {
        return new Commented(every);
    }

    /// The text once every `pause`, without an end.
    static Answer endless(String text, Duration pause) {
        return new Endless(new Piece(Channel.CONTENT, text, pause));
    }

    static Answer inOnePiece(String thought, String text) {
        Piece first = new Piece(Channel.REASONING, thought, Duration.ZERO);
        return new InOnePiece(spoken(List.of(first, new Piece(Channel.CONTENT, text, Duration.ZERO))));
    }

    static Answer withoutChoices() {
        return new WithoutChoices();
    }

    static Answer status(int code) {
        return status(code, Map.of());
    }

    /// A status with headers such as `Retry-After`, and the protocol's own kind of error body.
    static Answer status(int code, Map<String, String> headers) {
        return new Status(code, headers, ErrorBody.of("stand-in error " + code));
    }

    /// A 200 that is not the protocol: a page of HTML, as a proxy or a captive portal sends it.
    static Answer garbage200() {
        String page = "<!DOCTYPE html><html><body><h1>Welcome</h1></body></html>";
        return new Status(200, Map.of("Content-Type", "text/html"), page);
    }

    static Answer cutStream(String text, int afterBytes) {
        return new Cut(split(text, 1, Duration.ZERO), afterBytes);
    }

    static Answer withoutEnd(String text) {
        return new Unfinished(split(text, 1, Duration.ZERO));
    }

    /// The text in `pieces` pieces, then silence.
    static Answer stall(String text, int pieces) {
        return new Stalled(split(text, pieces, Duration.ZERO));
    }

    static Answer hangBeforeFirstByte() {
        return new Hanging();
    }

    static Answer hangUp() {
        return new HangingUp();
    }

    private static List<Piece> split(String text, int pieces, Duration pause) {
        return split(Channel.CONTENT, text, pieces, pause);
    }

    private static List<Piece> split(Channel channel, String text, int pieces, Duration pause) {
        int[] points = text.codePoints().toArray();
        List<Piece> parts = new ArrayList<>();
        for (int i = 0; i < pieces; i++) {
            int from = points.length * i / pieces;
            int to = points.length * (i + 1) / pieces;
            parts.add(new Piece(channel, new String(points, from, to - from), pause));
        }
        return parts;
    }
}
