package dev.deskhand.agent.reply;

import java.util.List;

/// A call as a model wrote it: a name and arguments that nobody has made sense of yet.
record Call(String name, List<Argument> arguments, Ending ending) {
    /// How a call ends.
    enum Ending {
        /// By its own closing parenthesis.
        CLOSED,
        /// Without it, but with every value whole.
        OPEN,
        /// In the middle of a value.
        CUT
    }

    /// One argument.
    ///
    /// @param text its value, decoded
    record Argument(Role role, String text) {}

    Call {
        arguments = List.copyOf(arguments);
    }
}
