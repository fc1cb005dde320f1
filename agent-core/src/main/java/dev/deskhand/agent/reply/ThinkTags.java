package dev.deskhand.agent.reply;

/// The tags around thinking: `<think>`, `<thinking>`, or `<think_…>` with a suffix that is new in every reply.
final class ThinkTags {
    private ThinkTags() {}

    /// The place after the opening tag that stands there; the same place where none does.
    static int openedAt(Source source, int at) {
        return end(source, at, "<think");
    }

    /// The place after the closing tag that stands there; the same place where none does.
    static int closedAt(Source source, int at) {
        return end(source, at, "</think");
    }

    /// Where the next closing tag stands; the end of the text where none does: what was never closed is all
    /// thinking.
    static int closeAfter(Source source, int from) {
        int at = from;
        while (!source.isEnd(at) && closedAt(source, at) == at) {
            at++;
        }
        return at;
    }

    private static int end(Source source, int at, String start) {
        if (!source.has(at, start)) {
            return at;
        }
        int close = source.skipBlanks(source.wordEnd(at + start.length() - 1));
        return source.at(close) == '>' ? close + 1 : at;
    }
}
