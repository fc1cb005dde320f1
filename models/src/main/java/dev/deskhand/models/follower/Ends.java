package dev.deskhand.models.follower;

/// Takes off what stands at the ends of a text.
final class Ends {
    private Ends() {}

    /// Without those characters and blanks at its start.
    static String withoutLeading(String text, String characters) {
        int from = 0;
        while (from < text.length() && isOneOf(text.charAt(from), characters)) {
            from++;
        }
        return text.substring(from);
    }

    /// Without those characters and blanks at its end.
    static String withoutTrailing(String text, String characters) {
        int to = text.length();
        while (to > 0 && isOneOf(text.charAt(to - 1), characters)) {
            to--;
        }
        return text.substring(0, to);
    }

    private static boolean isOneOf(char c, String characters) {
        return Character.isWhitespace(c) || characters.indexOf(c) >= 0;
    }
}
