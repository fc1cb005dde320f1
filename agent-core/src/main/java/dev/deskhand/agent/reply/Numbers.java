package dev.deskhand.agent.reply;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/// Reads the numbers in a coordinate text: plain, in any brackets, or between the tags models put around
/// them. Each may be a percentage, or have its name before it.
final class Numbers {
    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d+)?");
    private static final int MOST = 4;
    private static final int LONGEST = 40;

    /// Four numbers with all their brackets, tags and names are shorter.
    private static final int LONGEST_PLACE = 512;
    private static final List<String> OPENING =
            List.of("(", "[", "{", "（", "<|box_start|>", "<|point_start|>", "<point>", "<bbox>", "<box>");
    private static final List<String> CLOSING =
            List.of(")", "]", "}", "）", "<|box_end|>", "<|point_end|>", "</point>", "</bbox>", "</box>");

    /// The names in the order in which they may stand.
    private static final List<String> NAMES = List.of("x1", "x", "y1", "y", "x2", "y2");

    private final Source source;
    private final double[] found = new double[MOST];
    private int count;
    private int percentages;
    private int namesFrom;
    private int end;
    private After after = After.GAP;

    /// What was read last.
    private enum After {
        GAP,
        NUMBER,
        CLOSING
    }

    private Numbers(Source source, int from) {
        this.source = source;
        this.end = from;
    }

    /// The numbers of a text; none where there are more than four or anything that is neither number nor
    /// bracket.
    static Numbers in(String text) {
        Source source = new Source(text);
        Numbers numbers = at(source, 0);
        return source.isEnd(numbers.end) ? numbers : new Numbers(source, 0);
    }

    /// The numbers that start there, as far as they go.
    static Numbers at(Source source, int from) {
        Numbers numbers = new Numbers(source, from);
        int next = numbers.next(from);
        while (next > numbers.end && next - from <= LONGEST_PLACE) {
            numbers.end = next;
            next = source.isEnd(next) ? next : numbers.next(next);
        }
        return numbers;
    }

    int count() {
        return count;
    }

    /// The place after the last of them and its brackets.
    int end() {
        return end;
    }

    double[] values() {
        return Arrays.copyOf(found, count);
    }

    boolean arePercentages() {
        return count > 0 && percentages == count;
    }

    /// Whether some are percentages and some are not, so that nobody knows what they are.
    boolean areMixed() {
        return percentages > 0 && percentages < count;
    }

    /// Reads one thing and says where the next is; stays where it fits nowhere, such as a bracket within a
    /// number.
    private int next(int at) {
        char c = source.at(at);
        if (Source.isSpace(c) || CallReader.isComma(c) || c == ';') {
            after = After.GAP;
            return at + 1;
        }
        int opened = end(at, OPENING);
        if (opened > at && after != After.NUMBER) {
            after = After.GAP;
            return opened;
        }
        int closed = end(at, CLOSING);
        if (closed > at) {
            after = After.CLOSING;
            return closed;
        }
        return after == After.GAP ? number(afterName(at)) : at;
    }

    private int end(int at, List<String> tokens) {
        for (String token : tokens) {
            if (source.has(at, token)) {
                return at + token.length();
            }
        }
        return at;
    }

    /// The place after a name such as `x=` or `"y": `; the same place where none stands, or not in its order.
    private int afterName(int at) {
        int start = Quotes.open(source.at(at)) ? at + 1 : at;
        for (String name : NAMES.subList(namesFrom, NAMES.size())) {
            int nameEnd = start + name.length();
            int equals = source.skipBlanks(Quotes.open(source.at(nameEnd)) ? nameEnd + 1 : nameEnd);
            if (source.has(start, name) && (source.at(equals) == '=' || source.at(equals) == ':')) {
                namesFrom = NAMES.indexOf(name) + 1;
                return source.skipBlanks(equals + 1);
            }
        }
        return at;
    }

    /// Reads the number that starts there; stays where none does, or one too many.
    private int number(int at) {
        int stop = at;
        while (isNumberPart(source.at(stop)) && stop - at < LONGEST) {
            stop++;
        }
        String digits = source.slice(at, stop);
        if (count == MOST || !NUMBER.matcher(digits).matches()) {
            return end;
        }
        double number = Double.parseDouble(digits);
        if (!Double.isFinite(number)) {
            return end;
        }
        found[count++] = number;
        after = After.NUMBER;
        boolean isPercentage = source.at(stop) == '%';
        percentages += isPercentage ? 1 : 0;
        return isPercentage ? stop + 1 : stop;
    }

    private static boolean isNumberPart(char c) {
        return Source.isDigit(c) || c == '+' || c == '-' || c == '.' || c == 'e' || c == 'E';
    }
}
