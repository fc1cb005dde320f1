package dev.deskhand.agent.reply;

import java.util.HashMap;
import java.util.Map;

/// Finds what prose has put in quotes. An apostrophe is no quote: one opens after a blank or a bracket and closes
/// before one, on the same line.
final class ProseQuotes {
    private final Source source;
    /// For each kind of quote the end of a stretch in which none closes, so that no stretch is searched twice.
    private final Map<Character, Integer> searched = new HashMap<>();

    ProseQuotes(Source source) {
        this.source = source;
    }

    /// The place after the quotation that starts there; the next place where none does.
    int skip(int at) {
        char open = source.at(at);
        if (Source.isWordPart(source.at(at - 1)) || Source.isSpace(source.at(at + 1)) || at < searchedTo(open)) {
            return at + 1;
        }
        int end = at + 1;
        while (!source.isEnd(end) && source.at(end) != '\n') {
            if (source.at(end) == closing(open) && isClosing(end)) {
                return end + 1;
            }
            end++;
        }
        searched.put(open, end);
        return at + 1;
    }

    private int searchedTo(char open) {
        return searched.getOrDefault(open, 0);
    }

    private boolean isClosing(int at) {
        char before = source.at(at - 1);
        return !Source.isWordPart(source.at(at + 1)) && !Source.isSpace(before) && before != '=' && before != '(';
    }

    private static char closing(char open) {
        return switch (open) {
            case '‘' -> '’';
            case '“' -> '”';
            default -> open;
        };
    }
}
