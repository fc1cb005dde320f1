package dev.deskhand.models;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.deskhand.agent.failure.AgentFailure.ModelGarbled.Flaw;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/// Reads a body's lines, ended by CR, LF or both, as UTF-8, within limits: a server that never ends must not fill the
/// memory.
final class LineReader {
    static final int LONGEST_LINE = 4 << 20;
    static final long LONGEST_BODY = 64L << 20;

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final InputStream body;
    private final Runnable heard;
    private final byte[] buffer = new byte[8192];
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private int next;
    private int end;
    private long total;
    private boolean afterReturn;
    private boolean begun;

    /// @param heard runs whenever bytes have come
    LineReader(InputStream body, Runnable heard) {
        this.body = body;
        this.heard = heard;
    }

    /// The next line without its ending; null at the end. What follows the last ending is a line where it is not empty.
    @Nullable
    String next() throws IOException {
        line.reset();
        while (next < end || fill()) {
            if (afterReturn && buffer[next] == '\n') {
                next++;
            }
            afterReturn = false;
            int stop = endOfLine();
            keep(stop);
            if (stop < end) {
                afterReturn = buffer[stop] == '\r';
                next = stop + 1;
                return text();
            }
        }
        return line.size() == 0 ? null : text();
    }

    private int endOfLine() {
        int stop = next;
        while (stop < end && buffer[stop] != '\n' && buffer[stop] != '\r') {
            stop++;
        }
        return stop;
    }

    private void keep(int stop) throws MalformedStream {
        if (line.size() + stop - next > LONGEST_LINE) {
            throw new MalformedStream(Flaw.NOT_THE_PROTOCOL, "a line too long");
        }
        line.write(buffer, next, stop - next);
        next = stop;
    }

    private boolean fill() throws IOException {
        next = 0;
        end = Math.max(body.read(buffer), 0);
        if (end == 0) {
            return false;
        }
        heard.run();
        total += end;
        if (total > LONGEST_BODY) {
            throw new MalformedStream(Flaw.NOT_THE_PROTOCOL, "a body too long");
        }
        return true;
    }

    private String text() {
        String text = line.toString(UTF_8);
        boolean first = !begun;
        begun = true;
        return first && text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    }
}
