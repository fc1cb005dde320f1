package dev.deskhand.agent.reply;

import java.util.List;

/// A call as a model wrote it: a name and arguments that nobody has made sense of yet.
record Call(String name, List<Argument> arguments, Ending ending) {
    /// How a call ends, from the soundest on.
    enum Ending {
        /// By its own closing parenthesis, brace or tag.
        CLOSED,
        /// Without it, but with every value whole.
        OPEN,
        /// In the middle of a value.
        CUT,
        /// In something that nobody can read.
        GARBLED;

        /// The less sound of the two.
        Ending and(Ending other) {
            return compareTo(other) >= 0 ? this : other;
        }
    }

    /// One argument.
    ///
    /// @param text its value, decoded
    record Argument(Role role, String text) {
        Argument(String name, String text) {
            this(Role.named(name), text);
        }
    }

    Call {
        arguments = List.copyOf(arguments);
    }

    Call named(String other) {
        return new Call(other, arguments, ending);
    }

    Call with(List<Argument> others) {
        return new Call(name, others, ending);
    }
}
