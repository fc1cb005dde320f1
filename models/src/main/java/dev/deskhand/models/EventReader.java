package dev.deskhand.models;

import dev.deskhand.agent.failure.AgentFailure.ModelGarbled.Flaw;
import dev.langchain4j.http.client.sse.ServerSentEvent;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Reads server-sent events (WHATWG HTML, §9.2). LangChain4j's own reader takes lines of any length and any page of
/// HTML for an empty stream. An event that the stream's end cuts off before its empty line counts, as some servers
/// leave that line out.
///
/// A body that begins like a JSON object is an answer in one piece, from a server that streams nothing: it is given as
/// the stream that says the same, one event and the word that it is over. What is in the body decides, not what its
/// headers call it.
final class EventReader {
    private static final ServerSentEvent OVER = new ServerSentEvent(null, ChatProtocol.DONE);
    private static final Set<String> FIELDS = Set.of("data", "event", "id", "retry");

    private final LineReader lines;
    private boolean begun;
    private @Nullable ServerSentEvent last;

    EventReader(InputStream body, Runnable heard) {
        lines = new LineReader(body, heard);
    }

    /// The next event; null at the end of the stream.
    ///
    /// @throws MalformedStream where this is no event stream and no JSON, or one beyond all limits
    @Nullable
    ServerSentEvent next() throws IOException {
        @Nullable ServerSentEvent over = last;
        if (over != null) {
            last = null;
            return over;
        }
        @Nullable String name = null;
        List<String> data = new ArrayList<>();
        while (true) {
            @Nullable String line = lines.next();
            if (line == null || line.isEmpty()) {
                if (!data.isEmpty()) {
                    return new ServerSentEvent(name, String.join("\n", data));
                }
                if (line == null) {
                    return null;
                }
                name = null;
                continue;
            }
            if (!begun && line.stripLeading().startsWith("{")) {
                return inOnePiece(line);
            }
            requireEventStream(line);
            switch (field(line)) {
                case "data" -> data.add(value(line));
                case "event" -> name = value(line);
                default -> {}
            }
        }
    }

    private ServerSentEvent inOnePiece(String firstLine) throws IOException {
        last = OVER;
        StringBuilder whole = new StringBuilder(firstLine);
        @Nullable String line;
        while ((line = lines.next()) != null) {
            if (whole.length() + line.length() > LineReader.LONGEST_LINE) {
                throw new MalformedStream(Flaw.NOT_THE_PROTOCOL, "an answer too long");
            }
            whole.append('\n').append(line);
        }
        return new ServerSentEvent(null, whole.toString());
    }

    private void requireEventStream(String line) throws MalformedStream {
        if (!begun && !line.startsWith(":") && !FIELDS.contains(field(line))) {
            Flaw flaw = line.stripLeading().startsWith("<") ? Flaw.WEB_PAGE : Flaw.NOT_THE_PROTOCOL;
            throw new MalformedStream(flaw, "no event stream");
        }
        begun = true;
    }

    private static String field(String line) {
        int colon = line.indexOf(':');
        return colon < 0 ? line : line.substring(0, colon);
    }

    private static String value(String line) {
        int colon = line.indexOf(':');
        if (colon < 0) {
            return "";
        }
        return line.startsWith(" ", colon + 1) ? line.substring(colon + 2) : line.substring(colon + 1);
    }
}
