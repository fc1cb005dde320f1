package dev.deskhand.app.cli;

import java.util.List;
import java.util.Locale;

/// What may be said to a command.
///
/// @param name as it is typed; where it lies below another command, after that one's and a blank
/// @param operands what the things after the options are called
record Shape(String name, List<Option> options, List<String> operands) {
    Shape {
        options = List.copyOf(options);
        operands = List.copyOf(operands);
    }

    Shape(String name, List<Option> options, String... operands) {
        this(name, options, List.of(operands));
    }

    /// The key of its line in the help.
    String helpKey() {
        return "cli.command." + name.replace(' ', '_');
    }

    /// The key of what one of its operands is.
    String operandKey(int at) {
        String first = "cli.operand." + name.replace(' ', '_');
        return at == 0 ? first : first + "_" + operands.get(at).toLowerCase(Locale.ROOT);
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
