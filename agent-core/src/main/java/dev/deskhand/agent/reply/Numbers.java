package dev.deskhand.agent.reply;

import java.util.Arrays;

/// Reads the numbers in a coordinate text: plain, in any brackets, or between the tags models put around them.
final class Numbers {
    private static final double[] NONE = {};
    private static final int MOST = 4;
    private static final String[] TAGS = {
        "<|box_start|>", "<|box_end|>", "<point>", "</point>", "<bbox>", "</bbox>", "<box>", "</box>"
    };

    private final Source source;
    private final double[] found = new double[MOST];
    private int count;

    private Numbers(Source source) {
        this.source = source;
    }

    /// The numbers; none where there are more than four or anything that is neither number nor bracket.
    static double[] in(String text) {
        return new Numbers(new Source(text)).read();
    }

    private double[] read() {
        int at = 0;
        boolean isApart = true;
        while (!source.isEnd(at)) {
            int next = afterSeparator(at);
            if (next == at) {
                next = isApart ? number(at) : at;
                isApart = false;
            } else {
                isApart = true;
            }
            if (next == at) {
                return NONE;
            }
            at = next;
        }
        return Arrays.copyOf(found, count);
    }

    private int afterSeparator(int at) {
        char c = source.at(at);
        if (Source.isSpace(c) || CallReader.isComma(c) || c == ';' || "()[]{}（）".indexOf(c) >= 0) {
            return at + 1;
        }
        for (String tag : TAGS) {
            if (source.has(at, tag)) {
                return at + tag.length();
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
        return end;
    }

    private static boolean isNumberPart(char c) {
        return Source.isDigit(c) || c == '+' || c == '-' || c == '.' || c == 'e' || c == 'E';
    }
}
