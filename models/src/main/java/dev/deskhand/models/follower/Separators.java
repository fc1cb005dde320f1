package dev.deskhand.models.follower;

import java.util.List;

/// What stands between two steps of a line: marks, words such as `then`, and numbers that go on counting.
final class Separators {
    private static final String MARKS = ",;，；。、";
    private static final List<String> WORDS =
            List.of("and then", "and", "then", "after that", "afterwards", "followed by");
    private static final List<String> UNSPACED = List.of("然后", "接着", "之后", "随后", "而后", "并且", "并", "再", "最后");
    private static final int LONGEST_NUMBER = 3;

    private final String text;

    /// The number the next step would have; 0 where steps are not numbered.
    private int next;

    Separators(String text) {
        this.text = text;
    }

    /// The place behind the separator that stands there; the same place where none does.
    int endAt(int at) {
        char c = text.charAt(at);
        if (MARKS.indexOf(c) >= 0 || isFullStop(at)) {
            return isPartOfAKey(at) ? at : at + 1;
        }
        for (String word : UNSPACED) {
            if (text.startsWith(word, at)) {
                return at + word.length();
            }
        }
        return Quotes.isWordPart(before(at)) ? at : wordOrNumber(at);
    }

    private int wordOrNumber(int at) {
        for (String word : WORDS) {
            int end = at + word.length();
            if (text.regionMatches(true, at, word, 0, word.length())
                    && (end == text.length() || !Quotes.isWordPart(text.charAt(end)))) {
                return end;
            }
        }
        return next > 0 && number(at) == next ? numberEnd(at) : at;
    }

    /// Where a line starts, the place behind its number or bullet.
    int lineStart(int from) {
        int at = skipBlanks(from);
        if (at + 1 < text.length() && "-*•·".indexOf(text.charAt(at)) >= 0 && isBlank(text.charAt(at + 1))) {
            return at + 2;
        }
        int step =
                Verb.startsWith(text.substring(at, Math.min(text.length(), at + 6)), "step") ? skipBlanks(at + 4) : at;
        int end = numberEnd(step);
        return end > step ? end : at;
    }

    /// Takes note of a number, and answers the place behind it and its mark; the same place where there is none.
    private int numberEnd(int at) {
        int end = digitsEnd(at);
        boolean isNumber = end > at && end - at <= LONGEST_NUMBER && end < text.length();
        if (!isNumber || ".)、．:：".indexOf(text.charAt(end)) < 0) {
            return at;
        }
        boolean isFraction = end + 1 < text.length() && Character.isDigit(text.charAt(end + 1));
        if (isFraction) {
            return at;
        }
        int number = number(at);
        next = number == 1 || next > 0 ? number + 1 : 0;
        return end + 1;
    }

    private int number(int at) {
        int end = digitsEnd(at);
        return end == at || end - at > LONGEST_NUMBER ? -1 : Integer.parseInt(text, at, end, 10);
    }

    private int digitsEnd(int at) {
        int end = at;
        while (end < text.length()
                && end - at <= LONGEST_NUMBER
                && text.charAt(end) >= '0'
                && text.charAt(end) <= '9') {
            end++;
        }
        return end;
    }

    private boolean isFullStop(int at) {
        return text.charAt(at) == '.' && (at + 1 == text.length() || Character.isWhitespace(text.charAt(at + 1)));
    }

    /// As in `ctrl+,`.
    private boolean isPartOfAKey(int at) {
        return before(at) == '+';
    }

    private char before(int at) {
        return at == 0 ? ' ' : text.charAt(at - 1);
    }

    private int skipBlanks(int from) {
        int at = from;
        while (at < text.length() && isBlank(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\u3000' || c == '\u00a0';
    }
}
