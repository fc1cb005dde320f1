package dev.deskhand.agent.reply;

/// Reads values that stand in no quotes, such as `(100, 200)` or `ctrl c`.
final class BareValues {
    private final Source source;
    private final Escapes escapes;
    private final Quotes quotes;

    BareValues(Source source, Escapes escapes) {
        this.source = source;
        this.escapes = escapes;
        this.quotes = new Quotes(source, escapes);
    }

    /// Reads up to the comma or parenthesis that ends the argument; those in brackets and quotes do not.
    Quotes.Value plain(int start) {
        int depth = 0;
        int at = start;
        while (!source.isEnd(at) && source.at(at) != '\n') {
            char c = source.at(at);
            if (depth == 0 && (c == ')' || CallReader.isComma(c))) {
                return value(start, at, true);
            }
            depth = Math.max(0, depth + depthBy(c));
            at = after(at);
        }
        return value(start, Math.min(at, source.length()), false);
    }

    /// Reads free text up to the parenthesis that ends the call. A line break, a quote, or a parenthesis
    /// that ends nothing make it doubtful, and then it counts as not closed.
    Quotes.Value text(int start) {
        int depth = 0;
        int at = start;
        while (!source.isEnd(at) && source.at(at) != '\n' && !Quotes.open(source.at(at))) {
            char c = source.at(at);
            if (depth == 0 && c == ')') {
                return value(start, at, Endings.followAt(source, at + 1));
            }
            if (depth == 0 && CallReader.isComma(c) && Role.isNamedAt(source, at + 1)) {
                return value(start, at, true);
            }
            depth = Math.max(0, depth + depthBy(c));
            at += c == '\\' ? 2 : 1;
        }
        return value(start, Math.min(at, source.length()), false);
    }

    private Quotes.Value value(int start, int end, boolean closed) {
        return new Quotes.Value(escapes.decode(source.slice(start, end)).strip(), end, closed);
    }

    private int after(int at) {
        char c = source.at(at);
        if (Quotes.open(c)) {
            Quotes.Value quoted = quotes.plain(at);
            return quoted.closed() ? quoted.end() : at + 1;
        }
        return at + (c == '\\' ? 2 : 1);
    }

    private static int depthBy(char c) {
        return switch (c) {
            case '(', '[', '{' -> 1;
            case ')', ']', '}' -> -1;
            default -> 0;
        };
    }
}
