package dev.deskhand.agent.reply;

/// Reads a text in quotes within JSON or Python. A quote closes it only where what may follow a text of its
/// place follows, so that `"say "hi" now"` is one text.
final class StringReader {
    /// Longer names are none of ours.
    private static final int LONGEST_NAME = 64;

    private final Source source;
    private final Place place;

    private StringReader(Source source, Place place) {
        this.source = source;
        this.place = place;
    }

    /// Where a text stands.
    enum Place {
        NAME,
        FIELD,
        ITEM,
        ALONE
    }

    static Quotes.Value read(Source source, int open, Place place) {
        StringReader reader = new StringReader(source, place);
        char quote = source.at(open);
        int at = open + 1;
        while (!source.isEnd(at) && reader.mayGoOn(open, at)) {
            char c = source.at(at);
            if (Quotes.closes(quote, c) && reader.mayEndAt(at)) {
                return new Quotes.Value(Escapes.CODE.decode(source.slice(open + 1, at)), at + 1, true);
            }
            at += c == '\\' ? 2 : 1;
        }
        int end = Math.min(at, source.length());
        return new Quotes.Value(Escapes.CODE.decode(source.slice(open + 1, end)), end, false);
    }

    private boolean mayGoOn(int open, int at) {
        return place != Place.NAME || (at - open <= LONGEST_NAME && source.at(at) != '\n');
    }

    private boolean mayEndAt(int quote) {
        int after = source.skipSpace(quote + 1);
        char next = source.at(after);
        return switch (place) {
            case NAME -> next == ':';
            case FIELD ->
                source.isEnd(after) || isClosing(next) || (CallReader.isComma(next) && fieldFollows(after + 1));
            case ITEM -> source.isEnd(after) || isClosing(next) || CallReader.isComma(next);
            case ALONE -> true;
        };
    }

    private static boolean isClosing(char c) {
        return c == '}' || c == ']' || c == ')' || c == '<';
    }

    /// Whether a name and a colon follow, or the end of the object after a comma too many.
    private boolean fieldFollows(int from) {
        int start = source.skipSpace(from);
        if (source.isEnd(start) || isClosing(source.at(start))) {
            return true;
        }
        boolean isQuoted = Quotes.open(source.at(start));
        int end = isQuoted ? start + 1 : start;
        while (Source.isWordPart(source.at(end)) && end - start < LONGEST_NAME) {
            end++;
        }
        if (isQuoted && !Quotes.closes(source.at(start), source.at(end))) {
            return false;
        }
        return end > start && source.at(source.skipSpace(isQuoted ? end + 1 : end)) == ':';
    }
}
