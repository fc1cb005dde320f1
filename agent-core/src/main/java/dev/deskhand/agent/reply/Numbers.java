package dev.deskhand.agent.reply;

import java.util.Arrays;
import java.util.List;

/// Reads the numbers in a coordinate text: plain, in any brackets, or between the tags models put around them.
final class Numbers {
    private static final double[] NONE = {};
    private static final int MOST = 4;
    private static final List<String> OPENING =
            List.of("(", "[", "{", "（", "<|box_start|>", "<point>", "<bbox>", "<box>");
    private static final List<String> CLOSING =
            List.of(")", "]", "}", "）", "<|box_end|>", "</point>", "</bbox>", "</box>");

    private final Source source;
    private final double[] found = new double[MOST];
    private int count;
    private After after = After.GAP;

    /// What was read last.
    private enum After {
        GAP,
        NUMBER,
        CLOSING
    }

    private Numbers(Source source) {
        this.source = source;
    }

    /// The numbers; none where there are more than four or anything that is neither number nor bracket.
    static double[] in(String text) {
        return new Numbers(new Source(text)).read();
    }

    private double[] read() {
        int at = 0;
        while (!source.isEnd(at)) {
            int next = next(at);
            if (next == at) {
                return NONE;
            }
            at = next;
        }
        return Arrays.copyOf(found, count);
    }

    /// Reads one thing and says where the next is; stays where it fits nowhere, such as a bracket within a number.
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
        return after == After.GAP ? number(at) : at;
    }

    private int end(int at, List<String> tokens) {
        for (String token : tokens) {
            if (source.has(at, token)) {
                return at + token.length();
            }
        }
        return at;
    }

    /// Reads the number that starts there; stays where none does, or one too many.
    private int number(int at) {
        int end = at;
        while (isNumberPart(source.at(end)) && end - at < 40) {
            end++;
        }
        String digits = source.slice(at, end);
        if (count == MOST || !digits.matches("[+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d+)?")) {
            return at;
        }
        double number = Double.parseDouble(digits);
        if (!Double.isFinite(number)) {
            return at;
        }
        found[count++] = number;
        after = After.NUMBER;
        return end;
    }

    private static boolean isNumberPart(char c) {
        return Source.isDigit(c) || c == '+' || c == '-' || c == '.' || c == 'e' || c == 'E';
    }
}
