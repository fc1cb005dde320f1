package dev.deskhand.agent.reply;

/// Reads values in quotes. Decodes, from left to right, exactly `\\`, `\'`, `\"` and `\n`; every other backslash is
/// a backslash.
final class Quotes {
    private final Source source;

    Quotes(Source source) {
        this.source = source;
    }

    static boolean open(char c) {
        return c == '\'' || c == '"' || c == '‘' || c == '“' || c == '’' || c == '”';
    }

    private static boolean closes(char open, char c) {
        return switch (open) {
            case '‘', '’' -> c == '’' || c == '‘' || c == '\'';
            case '“', '”' -> c == '”' || c == '“' || c == '"';
            default -> c == open;
        };
    }

    /// Reads a value that holds no quotes of its own kind but escaped ones.
    ///
    /// It must close on its line.
    ///
    /// @param open where the opening quote is
    Value plain(int open) {
        char quote = source.at(open);
        int at = open + 1;
        while (!source.isEnd(at) && source.at(at) != '\n') {
            char c = source.at(at);
            if (closes(quote, c)) {
                return new Value(decode(source.slice(open + 1, at)), at + 1, true);
            }
            at += c == '\\' ? 2 : 1;
        }
        int end = Math.min(at, source.length());
        return new Value(decode(source.slice(open + 1, end)), end, false);
    }

    /// Reads a value that may hold quotes of its own kind, such as the apostrophe in `'it's'`: one closes the value
    /// only where the call goes on or ends after it. Where that leaves two readings the value counts as not closed,
    /// for half a text is worse than none.
    ///
    /// @param open where the opening quote is
    Value text(int open) {
        Closing closing = new Closing();
        int at = open + 1;
        while (!source.isEnd(at)) {
            char c = source.at(at);
            if (closes(source.at(open), c) && closing.isAt(at)) {
                return new Value(decode(source.slice(open + 1, at)), at + 1, true);
            }
            closing.pass(c);
            at += c == '\\' ? 2 : 1;
        }
        int end = closing.onlyOne();
        return end < 0
                ? new Value("", source.length(), false)
                : new Value(decode(source.slice(open + 1, end)), end + 1, true);
    }

    static String decode(String raw) {
        if (raw.indexOf('\\') < 0) {
            return raw;
        }
        StringBuilder decoded = new StringBuilder(raw.length());
        for (int at = 0; at < raw.length(); at++) {
            char c = raw.charAt(at);
            char next = at + 1 < raw.length() ? raw.charAt(at + 1) : Source.NOTHING;
            if (c == '\\' && (next == '\\' || next == '\'' || next == '"' || next == 'n')) {
                decoded.append(next == 'n' ? '\n' : next);
                at++;
            } else {
                decoded.append(c);
            }
        }
        return decoded.toString();
    }

    /// What was read of a value.
    ///
    /// @param end the place after it
    /// @param closed whether its end was seen
    record Value(String text, int end, boolean closed) {}

    /// Decides which of the quotes in a text closes it.
    private final class Closing {
        private int parentheses;
        private int bareQuotes;
        private int early = -1;

        void pass(char c) {
            parentheses += c == '(' ? 1 : c == ')' ? -1 : 0;
        }

        boolean isAt(int quote) {
            int after = source.skipSpace(quote + 1);
            char next = source.at(after);
            boolean endsCall = next == ')' && (bareQuotes == 0 || parentheses <= 0);
            boolean endsArgument = CallReader.isComma(next) && Role.isNamedAt(source, after + 1);
            if (early < 0 && (endsArgument || (endsCall && Endings.followAt(source, after + 1)))) {
                return true;
            }
            if (endsCall && early < 0) {
                early = quote;
            }
            bareQuotes++;
            return false;
        }

        /// A quote before a parenthesis that prose follows on the same line, if no other quote makes that doubtful.
        int onlyOne() {
            return bareQuotes == 1 ? early : -1;
        }
    }
}
