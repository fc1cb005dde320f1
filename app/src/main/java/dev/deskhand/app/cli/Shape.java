package dev.deskhand.app.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// What may be said to a command.
///
/// @param name as it is typed
/// @param operand what the one thing after the options is called; null where there is none
record Shape(String name, List<Option> options, @Nullable String operand) {
    Shape {
        options = List.copyOf(options);
    }

    /// The key of its line in the help.
    String helpKey() {
        return "cli.command." + name;
    }
}
