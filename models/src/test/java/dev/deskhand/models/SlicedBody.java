package dev.deskhand.models;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// The body of a request byte for byte, cut at its messages. A character stands for a byte.
///
/// @param before what stands before the first message
/// @param after what stands after the last
record SlicedBody(String before, List<String> messages, String after) {
    private static final Set<String> NAMES = Set.of("messages", "input", "contents");

    /// What pictures in base64 begin with.
    private static final Pattern PICTURE = Pattern.compile("/9j/4|iVBORw0KGgo");

    static SlicedBody of(byte[] body) {
        try (JsonParser parser = new JsonFactory().createParser(body)) {
            parser.nextToken();
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                boolean holdsMessages = NAMES.contains(parser.currentName());
                parser.nextToken();
                if (holdsMessages) {
                    return cut(new String(body, ISO_8859_1), parser);
                }
                parser.skipChildren();
            }
            throw new AssertionError("a request without messages");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static SlicedBody cut(String text, JsonParser parser) throws IOException {
        List<String> messages = new ArrayList<>();
        int first = (int) parser.currentLocation().getByteOffset();
        int end = first;
        while (parser.nextToken() == JsonToken.START_OBJECT) {
            int start = (int) parser.currentTokenLocation().getByteOffset();
            parser.skipChildren();
            end = (int) parser.currentLocation().getByteOffset();
            messages.add(text.substring(start, end));
        }
        return new SlicedBody(text.substring(0, first), messages, text.substring(end));
    }

    /// Of the whole, in bytes, but for the commas.
    int length() {
        return before.length() + messages.stream().mapToInt(String::length).sum() + after.length();
    }

    static long pictures(List<String> messages) {
        return messages.stream()
                .mapToLong(message -> PICTURE.matcher(message).results().count())
                .sum();
    }
}
