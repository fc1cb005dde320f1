package dev.deskhand.app.cli;

import java.util.Locale;

/// Whether a word was meant to be another one.
final class Misspelling {
    private static final int MOST_MISTAKES = 2;

    private Misspelling() {}

    /// Whether it is the other one but for a slip or two: fewer than half its letters added, left out or wrong.
    static boolean isOf(String meant, String typed) {
        int mistakes = mistakes(meant, typed.toLowerCase(Locale.ROOT));
        return mistakes <= MOST_MISTAKES && 2 * mistakes < Math.max(meant.length(), typed.length());
    }

    /// The distance of Levenshtein, a row of his table at a time.
    private static int mistakes(String meant, String typed) {
        int[] above = new int[typed.length() + 1];
        for (int at = 0; at <= typed.length(); at++) {
            above[at] = at;
        }
        for (int row = 1; row <= meant.length(); row++) {
            int[] here = new int[typed.length() + 1];
            here[0] = row;
            for (int at = 1; at <= typed.length(); at++) {
                int wrong = above[at - 1] + (meant.charAt(row - 1) == typed.charAt(at - 1) ? 0 : 1);
                here[at] = Math.min(wrong, 1 + Math.min(above[at], here[at - 1]));
            }
            above = here;
        }
        return above[typed.length()];
    }
}
