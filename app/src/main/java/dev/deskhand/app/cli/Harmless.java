package dev.deskhand.app.cli;

import java.util.function.IntFunction;

/// Takes from a text what a terminal would obey instead of show: control characters, in both their sets, and those that
/// turn the direction of writing around. Sources: ECMA-48; Unicode Technical Report 36, section 2.
final class Harmless {
    private static final String SHOWN_INSTEAD = "\uFFFD";

    private Harmless() {}

    /// The text with a replacement character for each of them; newlines and tabs stay.
    static String text(String text) {
        return replaced(text.replace("\r\n", "\n"), each -> SHOWN_INSTEAD);
    }

    /// The same JSON, with an escape for each of them: outside of its strings it has none.
    static String json(String line) {
        return replaced(line, "\\u%04x"::formatted);
    }

    private static String replaced(String text, IntFunction<String> replacement) {
        if (text.chars().noneMatch(Harmless::isObeyed)) {
            return text;
        }
        StringBuilder harmless = new StringBuilder(text.length() + 16);
        text.chars().forEach(each -> {
            if (isObeyed(each)) {
                harmless.append(replacement.apply(each));
            } else {
                harmless.append((char) each);
            }
        });
        return harmless.toString();
    }

    private static boolean isObeyed(int each) {
        boolean isControl = Character.isISOControl(each) && each != '\n' && each != '\t';
        boolean isOverride = each >= 0x202A && each <= 0x202E;
        boolean isIsolate = each >= 0x2066 && each <= 0x2069;
        return isControl || isOverride || isIsolate;
    }
}
