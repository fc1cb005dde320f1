package dev.deskhand.agent.reply;

import java.util.Locale;

/// Names as models write them: `left_click`, `leftClick`, `Left Click` and `LEFT-CLICK` are one.
final class Names {
    private static final int LONGEST = 64;

    private Names() {}

    static String lowerCase(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /// The name without what may differ between its spellings.
    static String plain(String name) {
        StringBuilder plain = new StringBuilder(name.length());
        for (int at = 0; at < name.length(); at++) {
            char c = name.charAt(at);
            if (c != '_' && c != '-' && c != ' ') {
                plain.append(c);
            }
        }
        return lowerCase(plain.toString());
    }

    /// Whether a text is a name at all, and so may be repeated to the model and in a log.
    static boolean isName(String text) {
        return !text.isBlank()
                && text.length() <= LONGEST
                && text.chars().allMatch(c -> Source.isWordPart((char) c) || c == '.' || c == '-' || c == ' ');
    }
}
