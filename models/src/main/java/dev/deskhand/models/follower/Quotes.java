package dev.deskhand.models.follower;

/// Finds what stands in quotes in a text. One pass over the text finds all of them.
final class Quotes {
    private static final String OPENING = "\"'“‘「『";
    private static final String CLOSING = "\"'”’」』";

    private final String text;

    /// Of which kinds no quote closes any more.
    private final boolean[] exhausted = new boolean[OPENING.length()];

    Quotes(String text) {
        this.text = text;
    }

    /// Whether a quote may open with it.
    static boolean open(char c) {
        return OPENING.indexOf(c) >= 0;
    }

    /// The place of the quote that closes the one there; -1 where none opens, or nothing closes it.
    int closeOf(int open) {
        int kind = OPENING.indexOf(text.charAt(open));
        if (kind < 0 || exhausted[kind] || !mayOpen(open)) {
            return -1;
        }
        char quote = CLOSING.charAt(kind);
        int close = text.indexOf(quote, open + 1);
        while (close >= 0 && isApostrophe(close)) {
            close = text.indexOf(quote, close + 1);
        }
        exhausted[kind] = close < 0;
        return close;
    }

    /// A straight quote behind a word is an apostrophe, or stands for inches.
    private boolean mayOpen(int at) {
        char quote = text.charAt(at);
        char before = at == 0 ? ' ' : text.charAt(at - 1);
        boolean isBehindAWord = isWordPart(before);
        return switch (quote) {
            case '\'' -> !isBehindAWord;
            case '"' -> !Character.isDigit(before);
            default -> true;
        };
    }

    /// As in `it's`: within a word.
    private boolean isApostrophe(int at) {
        char quote = text.charAt(at);
        return (quote == '\'' || quote == '’') && at + 1 < text.length() && isWordPart(text.charAt(at + 1));
    }

    /// Whether words of a script that leaves blanks between them go on there.
    static boolean isWordPart(char c) {
        return Character.isLetterOrDigit(c) && !Character.isIdeographic(c);
    }

    /// The text without the quotes around it, where all of it stands in quotes.
    static String unquoted(String text) {
        boolean isQuoted = text.length() > 1 && new Quotes(text).closeOf(0) == text.length() - 1;
        return isQuoted ? text.substring(1, text.length() - 1) : text;
    }
}
