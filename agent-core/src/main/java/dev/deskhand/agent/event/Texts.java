package dev.deskhand.agent.event;

import dev.deskhand.agent.json.JsonLine;
import dev.deskhand.agent.json.ShortText;

/// How long texts in events may be. Writers cut what is longer, so that whatever was written can be read.
final class Texts {
    /// The longest name of something, in characters.
    static final int NAME = 4096;

    /// The longest text somebody wrote, in characters.
    static final int FREE = JsonLine.LONGEST_TEXT;

    private Texts() {}

    static String name(String text) {
        return ShortText.of(text, NAME);
    }

    static String free(String text) {
        return ShortText.of(text, FREE);
    }
}
