package dev.deskhand.agent.json;

/// Texts that may be only so long.
public final class ShortText {
    private ShortText() {}

    /// The text, or its beginning where it is longer. Never ends in half a character.
    ///
    /// @param longest in UTF-16 units, as readers of lines count
    public static String of(String text, int longest) {
        return of(text, longest, "");
    }

    /// The same, with an ending that says that something was cut; it is not counted.
    public static String of(String text, int longest, String ending) {
        if (text.length() <= longest) {
            return text;
        }
        boolean isInACharacter = longest > 0 && Character.isHighSurrogate(text.charAt(longest - 1));
        return text.substring(0, isInACharacter ? longest - 1 : longest) + ending;
    }
}
