package dev.deskhand.agent.reply;

/// What may stand after a call without being part of the next: the end of the line, a comment, a token that a
/// server let through, markup, the end of the sentence.
final class Endings {
    private Endings() {}

    /// Whether a call can have ended just before that place: nothing that reads like prose follows on its line.
    static boolean followAt(Source source, int from) {
        int at = source.skipBlanks(from);
        if (isStop(source.at(at))) {
            at = source.skipBlanks(at + 1);
        }
        return source.isEnd(at)
                || source.at(at) == '\n'
                || source.at(at) == '#'
                || source.at(at) == '`'
                || source.has(at, "**")
                || source.has(at, "[eos]")
                || tagEnd(source, at) > at
                || Verbs.startCallAt(source, at);
    }

    /// The next place that can start a call or prose.
    static int skip(Source source, int from) {
        int at = from;
        int next = skipOne(source, at);
        while (next > at) {
            at = next;
            next = skipOne(source, at);
        }
        return at;
    }

    private static int skipOne(Source source, int at) {
        char c = source.at(at);
        if (Source.isSpace(c) || isStop(c) || c == '*' || c == ')' || c == ',' || c == '>') {
            return at + 1;
        }
        return switch (c) {
            case '#' -> isHeading(source, at) ? at : source.lineEnd(at);
            case '`' -> source.has(at, "```") ? fenceEnd(source, at + 3) : at + 1;
            case '-' -> Source.isBlank(source.at(at + 1)) ? at + 1 : at;
            case '[' -> source.has(at, "[eos]") ? at + 5 : at;
            case '<' -> tagEnd(source, at);
            default -> numberEnd(source, at);
        };
    }

    /// Whether a comment sign heads a part of the reply instead, as it does in Markdown.
    private static boolean isHeading(Source source, int at) {
        int word = Keyword.skipMarkup(source, at);
        return source.at(at + 1) == '#' || source.at(at - 1) == '#' || Keyword.standsAt(source, word);
    }

    private static boolean isStop(char c) {
        return c == '.' || c == '。' || c == ';' || c == '；';
    }

    /// The end of a fence and of the language it names, such as `python`.
    private static int fenceEnd(Source source, int from) {
        int end = source.wordEnd(from);
        return source.at(source.skipBlanks(end)) == '\n' ? end : from;
    }

    /// The end of a number that counts the lines of a list, such as `2.`.
    private static int numberEnd(Source source, int at) {
        int end = at;
        while (Source.isDigit(source.at(end)) && end - at < 3) {
            end++;
        }
        char stop = source.at(end);
        boolean counts = end > at && (stop == '.' || stop == ')') && Source.isBlank(source.at(end + 1));
        return counts ? end + 1 : at;
    }

    /// The end of a token such as `<|im_end|>` or `</computer_env>` that starts there; the same place where
    /// there is none. A tag that opens or closes thinking is none.
    private static int tagEnd(Source source, int at) {
        return Tag.at(source, at)
                .filter(tag -> isToken(tag) && !ThinkTags.isOne(tag))
                .map(Tag::end)
                .orElse(at);
    }

    private static boolean isToken(Tag tag) {
        return tag.closes()
                || (tag.name().startsWith("|") && Wrapper.opened(tag).isEmpty())
                || tag.opens("computer_env")
                || tag.opens("output");
    }
}
