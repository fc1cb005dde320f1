package dev.deskhand.app.cli;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.journal.Unwritable;
import java.util.Locale;

/// What a command was to keep where a person said, and could not.
final class Unkept {
    private Unkept() {}

    /// Why, as a fault of what was said.
    ///
    /// @param option that named the place
    /// @throws AgentException where no other place on that disk would do: it is full
    static Misuse of(Option option, Unwritable why) throws AgentException {
        // A folder that is asked for is made where it is missing, if that may be.
        boolean isMade = option == Option.OUT_FOLDER && why.reason() == Unwritable.Reason.NO_FOLDER;
        return isMade ? misuse(option.word(), Unwritable.Reason.REFUSED) : of(option.word(), why);
    }

    /// The same.
    ///
    /// @param word what named the place
    static Misuse of(String word, Unwritable why) throws AgentException {
        if (why.reason() == Unwritable.Reason.DISK_FULL) {
            throw new AgentException(why.failure());
        }
        return misuse(word, why.reason());
    }

    private static Misuse misuse(String word, Unwritable.Reason reason) {
        return new Misuse("cli.unkept." + reason.name().toLowerCase(Locale.ROOT), word);
    }
}
