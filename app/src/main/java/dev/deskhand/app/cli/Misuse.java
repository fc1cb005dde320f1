package dev.deskhand.app.cli;

import dev.deskhand.app.i18n.Texts;
import java.util.List;

/// What was asked cannot be done as it was asked: a wrong option, a bad value, a part that is not built. Ends the
/// command with [ExitStatus#MISUSED] and one sentence.
final class Misuse extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient List<Object> arguments;

    /// Names the sentence.
    ///
    /// @param key of the sentence in the bundle
    /// @param arguments what fills its places: names of options, never what a person typed as a value
    Misuse(String key, Object... arguments) {
        super(key, null, false, false);
        this.arguments = List.of(arguments);
    }

    /// The key of the sentence.
    String key() {
        return String.valueOf(getMessage());
    }

    String sentence(Texts texts) {
        return texts.text(key(), arguments.toArray());
    }
}
