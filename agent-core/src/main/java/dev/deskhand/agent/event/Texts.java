package dev.deskhand.agent.event;

import dev.deskhand.agent.json.JsonLine;

/// How long texts in events may be. Writers cut what is longer, so that whatever was written can be read.
final class Texts {
    /// The longest name of something, in characters.
    static final int NAME = 4096;

    /// The longest text somebody wrote, in characters.
    static final int FREE = JsonLine.LONGEST_TEXT;

    private Texts() {}

    static String name(String text) {
        return cut(text, NAME);
    }

    static String free(String text) {
        return cut(text, FREE);
    }

    private static String cut(String text, int longest) {
        return text.length() <= longest ? text : text.substring(0, longest);
    }
}
