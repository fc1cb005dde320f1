package dev.deskhand.app.cli;

import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// Puts what the parser complains of into sentences of ours. An option's name is repeated, a value never.
final class Complaints {
    private Complaints() {}

    static Misuse of(ParameterException complaint) {
        String command = complaint.getCommandLine().getCommandSpec().qualifiedName();
        return switch (complaint) {
            case UnmatchedArgumentException unmatched -> of(unmatched, command);
            case MissingParameterException missing
            when !missing.getMissing().isEmpty() ->
                new Misuse(
                        "cli.misuse.no_value",
                        word(missing.getMissing().getFirst()),
                        missing.getMissing().getFirst().paramLabel());
            case OverwrittenOptionException twice -> new Misuse("cli.misuse.twice", word(twice.getOverwritten()));
            default -> new Misuse("cli.misuse.not_understood", command);
        };
    }

    private static Misuse of(UnmatchedArgumentException unmatched, String command) {
        String first = unmatched.getUnmatched().getFirst();
        if (first.startsWith("-")) {
            return new Misuse("cli.misuse.unknown_option", nameOf(first), command);
        }
        if (command.equals(CommandTree.PROGRAM)) {
            return new Misuse("cli.misuse.unknown_command");
        }
        return new Misuse("cli.misuse.too_much", command);
    }

    private static String word(picocli.CommandLine.Model.ArgSpec spec) {
        return spec instanceof picocli.CommandLine.Model.OptionSpec option ? option.longestName() : spec.paramLabel();
    }

    /// Without the value, which may be a secret.
    private static String nameOf(String word) {
        String name = word.split("[=:\\s]", 2)[0];
        return name.length() <= 40 ? name : name.substring(0, 40) + "…";
    }
}
