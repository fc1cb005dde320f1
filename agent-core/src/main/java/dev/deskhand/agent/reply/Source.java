package dev.deskhand.agent.reply;

/// The text of a reply, read character by character. Reading outside of it is allowed and finds [#NOTHING]. It
/// counts its reads, so that a test can hold that reading takes time linear in the length of the text.
final class Source {
    /// What is found before the start and after the end; never a character of a text.
    static final char NOTHING = '\uFFFF';

    /// Longer words name nothing we know.
    private static final int LONGEST_WORD = 64;

    private final String text;
    private long reads;

    Source(String text) {
        this.text = text;
    }

    int length() {
        return text.length();
    }

    long reads() {
        return reads;
    }

    char at(int index) {
        reads++;
        return index >= 0 && index < text.length() ? text.charAt(index) : NOTHING;
    }

    boolean isEnd(int index) {
        return index >= text.length();
    }

    String slice(int from, int to) {
        reads += Math.max(0, to - from);
        return text.substring(from, Math.max(from, to));
    }

    /// The next place that is no blank of the same line.
    int skipBlanks(int from) {
        int index = from;
        while (isBlank(at(index))) {
            index++;
        }
        return index;
    }

    /// The next place that is no blank and no line break.
    int skipSpace(int from) {
        int index = from;
        while (isSpace(at(index))) {
            index++;
        }
        return index;
    }

    int lineEnd(int from) {
        int index = from;
        while (!isEnd(index) && at(index) != '\n') {
            index++;
        }
        return index;
    }

    /// Whether the word stands there, in capitals or not.
    ///
    /// @param word in lower case
    boolean has(int index, String word) {
        for (int offset = 0; offset < word.length(); offset++) {
            char found = at(index + offset);
            char lower = found >= 'A' && found <= 'Z' ? (char) (found + ('a' - 'A')) : found;
            if (lower != word.charAt(offset)) {
                return false;
            }
        }
        return true;
    }

    /// Where the word stands next, in capitals or not; the end of the text where it does not.
    ///
    /// @param word in lower case
    int find(String word, int from) {
        int index = from;
        while (!isEnd(index) && !has(index, word)) {
            index++;
        }
        return index;
    }

    /// The end of the word of letters, digits and underscores that starts there; the same place where there
    /// is none or it is too long to be one we know.
    int wordEnd(int from) {
        if (isDigit(at(from))) {
            return from;
        }
        int index = from;
        while (isWordPart(at(index))) {
            index++;
            if (index - from > LONGEST_WORD) {
                return from;
            }
        }
        return index;
    }

    static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\u00A0' || c == '\u3000';
    }

    static boolean isSpace(char c) {
        return isBlank(c) || c == '\n';
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    static boolean isWordPart(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isDigit(c) || c == '_';
    }
}
