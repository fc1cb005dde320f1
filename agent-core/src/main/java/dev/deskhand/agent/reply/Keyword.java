package dev.deskhand.agent.reply;

import java.util.List;

/// The words that head the parts of a reply, each followed by a colon, in capitals or not, plain or as Markdown.
enum Keyword {
    ACTION("action"),
    ACTIONS("actions"),
    /// As CogAgent heads what it calls, after an `Action:` of words.
    OPERATION("grounded operation"),
    /// What GLM wants to remember, after what it calls.
    MEMORY("memory"),
    THOUGHT("thought"),
    REFLECTION("reflection"),
    SUMMARY("action_summary");

    private static final List<Keyword> ALL = List.of(values());

    private final String word;

    Keyword(String word) {
        this.word = word;
    }

    /// The place after the keyword that stands there and its colon; the same place where none does.
    int endAt(Source source, int at) {
        if (isInsideWord(source, at) || !source.has(at, word)) {
            return at;
        }
        int colon = skipMarkup(source, at + word.length());
        if (source.at(colon) != ':' && source.at(colon) != '：') {
            return at;
        }
        int end = colon + 1;
        while (source.at(end) == '*' || source.at(end) == '_') {
            end++;
        }
        return source.skipBlanks(end);
    }

    /// Whether one of them stands there.
    static boolean standsAt(Source source, int at) {
        boolean mayStand = Source.isWordPart(source.at(at));
        for (Keyword keyword : mayStand ? ALL : List.<Keyword>of()) {
            if (keyword.endAt(source, at) > at) {
                return true;
            }
        }
        return false;
    }

    /// The place after the keyword that stands there and after which something may be called; the same
    /// place where none does.
    static int actingAt(Source source, int at) {
        int action = Math.max(ACTION.endAt(source, at), ACTIONS.endAt(source, at));
        return Math.max(action, OPERATION.endAt(source, at));
    }

    /// Two underscores are Markdown, one is part of a name.
    private static boolean isInsideWord(Source source, int at) {
        return Source.isWordPart(source.at(at - 1)) && !(source.at(at - 1) == '_' && source.at(at - 2) == '_');
    }

    /// The start of the blanks and Markdown that stand before a place on its line.
    static int markupBefore(Source source, int at) {
        int start = at;
        while (isMarkup(source.at(start - 1))) {
            start--;
        }
        return start;
    }

    /// Whether a line, or what follows a tag, starts there.
    static boolean startsLine(Source source, int at) {
        return at == 0 || source.at(at - 1) == '\n' || source.at(at - 1) == '>';
    }

    /// The next place on the line that is no blank and no Markdown.
    static int skipMarkup(Source source, int from) {
        int at = from;
        while (isMarkup(source.at(at))) {
            at++;
        }
        return at;
    }

    private static boolean isMarkup(char c) {
        return Source.isBlank(c) || c == '*' || c == '_' || c == '`' || c == '#' || c == '-';
    }
}
