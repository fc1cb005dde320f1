package dev.deskhand.agent.json;

import com.fasterxml.jackson.databind.JsonNode;

/// A JSON value as text that stays one line and one value whatever carries it: characters that some readers
/// take for the end of a line, and halves of surrogate pairs, which UTF-8 cannot hold, are written as
/// escapes.
final class LineText {
    private LineText() {}

    /// The text of that value.
    static String of(JsonNode value) {
        String json = value.toString();
        for (int at = 0; at < json.length(); at++) {
            if (needsEscape(json, at)) {
                return escaped(json, at);
            }
        }
        return json;
    }

    /// Outside of strings JSON is ASCII, so each character found here stands in a string, where an escape
    /// may stand.
    private static String escaped(String json, int from) {
        StringBuilder text = new StringBuilder(json.length() + 64).append(json, 0, from);
        for (int at = from; at < json.length(); at++) {
            char character = json.charAt(at);
            if (needsEscape(json, at)) {
                text.append(String.format("\\u%04x", (int) character));
            } else {
                text.append(character);
            }
        }
        return text.toString();
    }

    private static boolean needsEscape(String json, int at) {
        char character = json.charAt(at);
        if (character < '\u007f') {
            return false;
        }
        if (Character.isHighSurrogate(character)) {
            return at + 1 == json.length() || !Character.isLowSurrogate(json.charAt(at + 1));
        }
        if (Character.isLowSurrogate(character)) {
            return at == 0 || !Character.isHighSurrogate(json.charAt(at - 1));
        }
        return character <= '\u009f' || character == '\u2028' || character == '\u2029';
    }
}
