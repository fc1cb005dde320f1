package dev.deskhand.testkit.model;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Reads HTTP/1.1 requests, one after another, from one connection.
final class HttpRequestReader {
    private static final int LONGEST_LINE = 1 << 16;
    private static final int LONGEST_BODY = 1 << 27;

    private final InputStream in;

    HttpRequestReader(InputStream in) {
        this.in = in;
    }

    /// The next request; empty where the client has closed the connection between two.
    Optional<HttpRequest> next() throws IOException {
        String start = line();
        if (start.isEmpty()) {
            return Optional.empty();
        }
        String[] words = start.split(" ", -1);
        if (words.length != 3 || !words[2].equals("HTTP/1.1")) {
            throw new IOException("not an HTTP/1.1 request");
        }
        Map<String, List<String>> headers = headers();
        return Optional.of(new HttpRequest(words[0], words[1], headers, body(headers)));
    }

    private Map<String, List<String>> headers() throws IOException {
        Map<String, List<String>> headers = new LinkedHashMap<>();
        for (String line = line(); !line.isEmpty(); line = line()) {
            int colon = line.indexOf(':');
            if (colon < 1) {
                throw new IOException("not a header");
            }
            String name = line.substring(0, colon).toLowerCase(Locale.ROOT);
            headers.computeIfAbsent(name, _ -> new ArrayList<>())
                    .add(line.substring(colon + 1).strip());
        }
        return headers;
    }

    private byte[] body(Map<String, List<String>> headers) throws IOException {
        if (headers.containsKey("transfer-encoding")) {
            return chunks();
        }
        List<String> length = headers.getOrDefault("content-length", List.of("0"));
        return exactly(number(length.getFirst(), 10));
    }

    private byte[] chunks() throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        for (int size = number(line(), 16); size > 0; size = number(line(), 16)) {
            body.write(exactly(size));
            line();
        }
        line();
        return body.toByteArray();
    }

    private static int number(String text, int radix) throws IOException {
        try {
            int number = Integer.parseInt(text, radix);
            if (number >= 0 && number <= LONGEST_BODY) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw new IOException("not a length", e);
        }
        throw new IOException("a length out of range");
    }

    private byte[] exactly(int count) throws IOException {
        byte[] bytes = in.readNBytes(count);
        if (bytes.length < count) {
            throw new EOFException();
        }
        return bytes;
    }

    /// A line without its end; empty at the end of the stream too.
    private String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next >= 0 && next != '\n'; next = in.read()) {
            if (next != '\r') {
                line.write(next);
            }
            if (line.size() > LONGEST_LINE) {
                throw new IOException("a line too long");
            }
        }
        return line.toString(StandardCharsets.ISO_8859_1);
    }
}
