package dev.deskhand.models;

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
final class EventReader {
    private static final Set<String> FIELDS = Set.of("data", "event", "id", "retry");

    private final LineReader lines;
    private boolean isEventStream;

    EventReader(InputStream body, Runnable heard) {
        lines = new LineReader(body, heard);
    }

    /// The next event; null at the end of the stream.
    ///
    /// @throws MalformedStream where this is no event stream, or one beyond all limits
    @Nullable
    ServerSentEvent next() throws IOException {
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
            requireEventStream(line);
            switch (field(line)) {
                case "data" -> data.add(value(line));
                case "event" -> name = value(line);
                default -> {}
            }
        }
    }

    private void requireEventStream(String line) throws MalformedStream {
        if (!isEventStream && !line.startsWith(":") && !FIELDS.contains(field(line))) {
            throw new MalformedStream("no event stream");
        }
        isEventStream = true;
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
