package dev.deskhand.models;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A request as it came over the wire: its first line, its headers with their names in lower case, and its body.
record RawRequest(String line, List<String> headers, String body) {
    Optional<String> header(String name) {
        return headers.stream()
                .filter(header -> header.startsWith(name + ":"))
                .map(header -> header.substring(name.length() + 1).strip())
                .findFirst();
    }

    static @Nullable RawRequest read(InputStream in) throws IOException {
        var head = new ByteArrayOutputStream();
        while (!head.toString(ISO_8859_1).endsWith("\r\n\r\n")) {
            int each = in.read();
            if (each < 0) {
                return null;
            }
            head.write(each);
        }
        List<String> lines = List.of(head.toString(ISO_8859_1).strip().split("\r\n", -1));
        List<String> headers = lines.stream().skip(1).map(RawRequest::lowerName).toList();
        var request = new RawRequest(lines.getFirst(), headers, "");
        int length = request.header("content-length").map(Integer::parseInt).orElse(0);
        return new RawRequest(request.line, headers, new String(in.readNBytes(length), UTF_8));
    }

    private static String lowerName(String header) {
        int colon = header.indexOf(':');
        return header.substring(0, colon).toLowerCase(Locale.ROOT) + header.substring(colon);
    }
}
