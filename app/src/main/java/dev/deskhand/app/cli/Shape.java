package dev.deskhand.app.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// What may be said to a command.
///
/// @param name as it is typed; where it lies below another command, after that one's and a blank
/// @param operand what the one thing after the options is called; null where there is none
record Shape(String name, List<Option> options, @Nullable String operand) {
    Shape {
        options = List.copyOf(options);
    }

    /// The key of its line in the help.
    String helpKey() {
        return "cli.command." + name.replace(' ', '_');
    }

    /// The key of what its operand is.
    String operandKey() {
        return "cli.operand." + name.replace(' ', '_');
    }

    /// The command it lies below; empty where it is the program's own.
    String group() {
        int blank = name.indexOf(' ');
        return blank < 0 ? "" : name.substring(0, blank);
    }

    /// What is typed for it after its group.
    String ownName() {
        return name.substring(name.indexOf(' ') + 1);
    }
}
