package dev.deskhand.app.wording;

import java.util.Locale;

/// How something is meant, so that it can look like it: never told by colour alone, the words say it too.
public enum Tone {
    /// Nothing to be done about it.
    NEUTRAL,
    /// Work is going on.
    BUSY,
    GOOD,
    /// The person is wanted.
    ASKING,
    /// The person should look at it or do something.
    CAUTION,
    BAD;

    /// The class it has in style sheets, such as `tone-good`.
    public String styleClass() {
        return "tone-" + name().toLowerCase(Locale.ROOT);
    }
}
