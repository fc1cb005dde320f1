package dev.deskhand.app.cli;

import dev.deskhand.agent.family.Families;
import dev.deskhand.app.i18n.Texts;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParseResult;

/// The parser's picture of all commands, built by hand from their [Shape]s: no annotations, no reflection, and nothing
/// the parser would expand, abbreviate or guess.
final class CommandTree {
    static final String PROGRAM = "deskhand";
    static final String HELP = "--help";
    static final String HELP_COMMAND = "help";
    private static final String VERSION = "--version";
    private static final String EXAMPLE_ACTION = "click(point='<point>500 500</point>')";

    private final Texts texts;
    private final HelpNotes notes;
    private final CommandLine root;

    /// Builds it.
    ///
    /// @param top what may be said without a command
    /// @param commands what may be said to each command, a group before what lies below it
    /// @param unbuilt names of commands this version has no part for
    CommandTree(Texts texts, Families families, Shape top, List<Shape> commands, List<String> unbuilt) {
        this.texts = texts;
        this.notes = new HelpNotes(texts, families);
        CommandSpec spec = spec(top);
        commands.forEach(shape -> parent(spec, shape).addSubcommand(shape.ownName(), spec(shape)));
        unbuilt.forEach(name -> spec.addSubcommand(name, anything(name)));
        root = new CommandLine(spec)
                .setExpandAtFiles(false)
                .setInterpolateVariables(false)
                .setAbbreviatedOptionsAllowed(false)
                .setAbbreviatedSubcommandsAllowed(false)
                .setPosixClusteredShortOptionsAllowed(false)
                .setUnmatchedOptionsAllowedAsOptionParameters(true)
                .setUsageHelpWidth(100);
    }

    private static CommandSpec parent(CommandSpec spec, Shape shape) {
        CommandLine group = spec.subcommands().get(shape.group());
        return group == null ? spec : group.getCommandSpec();
    }

    /// The name of the command a result is about, as its shape has it.
    static String name(ParseResult parsed) {
        String qualified = parsed.commandSpec().qualifiedName();
        return qualified.equals(PROGRAM) ? PROGRAM : qualified.substring(PROGRAM.length() + 1);
    }

    /// What the words mean.
    ///
    /// @throws CommandLine.ParameterException where they are not understood
    ParseResult parse(List<String> words) {
        return root.parseArgs(words.toArray(String[]::new));
    }

    /// The help of the command a result is about.
    static String help(ParseResult parsed) {
        return parsed.commandSpec().commandLine().getUsageMessage(CommandLine.Help.Ansi.OFF);
    }

    private CommandSpec spec(Shape shape) {
        CommandSpec spec = CommandSpec.create().name(shape.ownName());
        shape.options().forEach(option -> spec.addOption(option(option)));
        spec.addOption(OptionSpec.builder("-h", HELP)
                .usageHelp(true)
                .description(texts.text("cli.option.help"))
                .build());
        spec.addOption(OptionSpec.builder("-V", VERSION)
                .versionHelp(true)
                .description(texts.text("cli.option.version"))
                .build());
        for (int at = 0; at < shape.operands().size(); at++) {
            spec.addPositional(PositionalParamSpec.builder()
                    .index(Integer.toString(at))
                    .arity("0..1")
                    .type(String.class)
                    .paramLabel(shape.operands().get(at))
                    .description(texts.text(shape.operandKey(at), EXAMPLE_ACTION))
                    .build());
        }
        describe(spec.usageMessage(), shape);
        return spec;
    }

    private void describe(UsageMessageSpec usage, Shape shape) {
        usage.description(texts.text(shape.helpKey()))
                .synopsisHeading(texts.text("cli.heading.usage") + " ")
                .descriptionHeading("\n")
                .parameterListHeading("\n")
                .optionListHeading("\n" + texts.text("cli.heading.options") + "\n")
                .commandListHeading("\n" + texts.text("cli.heading.commands") + "\n")
                .synopsisSubcommandLabel("[COMMAND]")
                .footer(notes.of(shape.name()))
                .sortOptions(false)
                .abbreviateSynopsis(true);
    }

    private OptionSpec option(Option option) {
        String help = option.isBuilt() ? texts.text(option.helpKey()) : "";
        OptionSpec.Builder builder = option.label() == null
                ? flag(option.word(), help)
                : OptionSpec.builder(option.word())
                        .type(String.class)
                        .arity("1")
                        .paramLabel(option.label())
                        .description(help);
        return builder.hidden(!option.isBuilt()).build();
    }

    private static OptionSpec.Builder flag(String word, String help) {
        return OptionSpec.builder(word).type(boolean.class).arity("0").description(help);
    }

    private static CommandSpec anything(String name) {
        CommandSpec spec = CommandSpec.create().name(name);
        spec.usageMessage().hidden(true);
        spec.parser().unmatchedArgumentsAllowed(true);
        return spec;
    }
}
