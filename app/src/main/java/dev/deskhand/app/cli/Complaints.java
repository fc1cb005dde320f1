package dev.deskhand.app.cli;

import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// Puts what the parser complains of into sentences of ours. The name of an option or a command is repeated, a value
/// never.
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
            return unknown(first, unmatched.getCommandLine().getSubcommands());
        }
        boolean isGroup = !unmatched.getCommandLine().getSubcommands().isEmpty();
        if (isGroup) {
            return new Misuse("cli.misuse.no_subcommand", command);
        }
        int most = unmatched
                .getCommandLine()
                .getCommandSpec()
                .positionalParameters()
                .size();
        return new Misuse("cli.misuse.too_much", command, most);
    }

    private static Misuse unknown(String typed, Map<String, CommandLine> commands) {
        String word = shortened(typed);
        return commands.entrySet().stream()
                .filter(each -> !each.getValue().getCommandSpec().usageMessage().hidden())
                .map(Map.Entry::getKey)
                .filter(known -> Misspelling.isOf(known, word))
                .findFirst()
                .map(known -> new Misuse("cli.misuse.misspelt_command", word, known))
                .orElseGet(() -> new Misuse("cli.misuse.unknown_command", word));
    }

    private static String word(CommandLine.Model.ArgSpec spec) {
        return spec instanceof CommandLine.Model.OptionSpec option ? option.longestName() : spec.paramLabel();
    }

    /// Without the value, which may be a secret.
    private static String nameOf(String word) {
        return shortened(word.split("[=:\\s]", 2)[0]);
    }

    private static String shortened(String word) {
        return word.length() <= 40 ? word : word.substring(0, 40) + "…";
    }
}
