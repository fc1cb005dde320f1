package dev.deskhand.agent.reply;

/// Reads values in quotes.
final class Quotes {
    private final Source source;
    private final Escapes escapes;

    Quotes(Source source, Escapes escapes) {
        this.source = source;
        this.escapes = escapes;
    }

    static boolean open(char c) {
        return c == '\'' || c == '"' || c == '‘' || c == '“' || c == '’' || c == '”';
    }

    static boolean closes(char open, char c) {
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
                return new Value(escapes.decode(source.slice(open + 1, at)), at + 1, true);
            }
            at += c == '\\' ? 2 : 1;
        }
        int end = Math.min(at, source.length());
        return new Value(escapes.decode(source.slice(open + 1, end)), end, false);
    }

    /// Reads a value that may hold quotes of its own kind, such as the apostrophe in `'it's'`: one closes
    /// the value only where the call goes on or ends after it. Where that leaves two readings the value
    /// counts as not closed, for half a text is worse than none.
    ///
    /// @param open where the opening quote is
    Value text(int open) {
        Value triple = triple(open);
        if (triple.closed()) {
            return triple;
        }
        Closing closing = new Closing();
        int at = open + 1;
        while (!source.isEnd(at)) {
            char c = source.at(at);
            if (closes(source.at(open), c) && closing.isAt(at)) {
                return new Value(escapes.decode(source.slice(open + 1, at)), at + 1, true);
            }
            closing.pass(c);
            at += c == '\\' ? 2 : 1;
        }
        int end = closing.onlyOne();
        return end < 0
                ? new Value("", source.length(), false)
                : new Value(escapes.decode(source.slice(open + 1, end)), end + 1, true);
    }

    /// Reads a value as Python ends it.
    Value exact(int open) {
        return isTriple(open) ? triple(open) : plain(open);
    }

    /// Reads a value in three quotes of a kind on either side, as Python writes texts of several lines.
    ///
    /// @return not closed where there is no such value
    private Value triple(int open) {
        char quote = source.at(open);
        for (int at = open + 3; isTriple(open) && !source.isEnd(at); at += source.at(at) == '\\' ? 2 : 1) {
            if (source.at(at) == quote && isTriple(at) && source.at(at + 3) != quote) {
                return new Value(escapes.decode(source.slice(open + 3, at)), at + 3, true);
            }
        }
        return new Value("", source.length(), false);
    }

    private boolean isTriple(int at) {
        char quote = source.at(at);
        return (quote == '\'' || quote == '"') && source.at(at + 1) == quote && source.at(at + 2) == quote;
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

        /// A quote before a parenthesis that prose follows on the same line, if no other quote makes that
        /// doubtful.
        int onlyOne() {
            return bareQuotes == 1 ? early : -1;
        }
    }
}
