package dev.deskhand.app.cli;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.family.Families;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.preset.PresetReader;
import dev.deskhand.app.preset.PresetSource;
import dev.deskhand.app.preset.Presets;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.SecretStore;
import dev.deskhand.app.settings.SettingsFile;
import dev.deskhand.app.wording.FailureWords;
import dev.deskhand.app.workbench.Parts;
import dev.deskhand.app.workbench.Workbench;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/// Reads the command line and has the command done. What cannot be understood or is not in this version ends in one
/// sentence on stderr.
public final class Entrance {
    /// Commands the design has and this version has not.
    private static final List<String> UNBUILT =
            List.of("doctor", "sessions", "report", "gallery", "service", "mcp", "executor");

    private final Terminal terminal;
    private final Texts texts;
    private final String version;
    private final List<Command> commands;
    private final CommandTree tree;

    /// Knows these commands.
    ///
    /// @param version what `--version` says
    /// @param window what is done where no command is named; its name is the program's
    Entrance(
            Terminal terminal, Texts texts, Families families, String version, Command window, List<Command> commands) {
        this.terminal = terminal;
        this.texts = texts;
        this.version = version;
        this.commands = Stream.concat(Stream.of(window), commands.stream()).toList();
        this.tree = new CommandTree(
                texts,
                families,
                window.shape(),
                commands.stream().map(Command::shape).toList(),
                UNBUILT);
    }

    /// Knows the commands of the product.
    ///
    /// @param version what `--version` says
    /// @param window opens the window
    public static Entrance of(
            Scene scene, String version, Workbench workbench, SettingsFile settings, WindowOpener window) {
        Texts texts = scene.texts();
        Parts parts = workbench.parts();
        ScreenDecoder screens = new ScreenDecoder(texts, parts.screens());
        ModelDecoder models = new ModelDecoder(scene, settings, parts.families(), parts.prices());
        RunDecoder runs = new RunDecoder(texts, models, screens);
        List<Command> commands = new ArrayList<>(List.of(
                new RunCommand(scene, workbench, runs),
                new ParseCommand(scene.terminal(), texts, parts.reader(), parts.families()),
                new FamiliesCommand(scene.terminal(), texts, parts.families()),
                new LookCommand(scene, workbench, screens),
                new ActCommand(scene, workbench, screens)));
        commands.addAll(ofProfiles(scene, workbench, settings, models));
        return new Entrance(scene.terminal(), texts, parts.families(), version, new WindowCommand(window), commands);
    }

    /// The group first, then what lies below it.
    private static List<Command> ofProfiles(
            Scene scene, Workbench workbench, SettingsFile settings, ModelDecoder models) {
        SecretStore secrets = workbench.secrets();
        Presets presets = new Presets(settings, secrets, workbench.parts().families());
        return List.of(
                new ProfileCommand(),
                new ProfileListCommand(scene, settings),
                new ProfileAddCommand(scene, settings, secrets, models),
                new ProfileTestCommand(scene, workbench, settings, models),
                new ProfileImportCommand(
                        scene, presets, new PresetReader(settings.families()), PresetSource.ofThisComputer()),
                new ProfileExportCommand(scene, models),
                new ProfileDeleteCommand(scene, settings, secrets, models));
    }

    /// Does what the words ask for, on the calling thread. What could not be printed has not been done.
    public ExitStatus run(List<String> words) {
        ExitStatus status = answer(words);
        if (status == ExitStatus.FINISHED && terminal.isDeserted()) {
            terminal.tell(texts.text("cli.stdout.unwritable"));
            return ExitStatus.FAILED;
        }
        return status;
    }

    private ExitStatus answer(List<String> words) {
        try {
            return obey(understand(words));
        } catch (Misuse e) {
            terminal.tell(e.sentence(texts));
            return ExitStatus.MISUSED;
        } catch (BadSetting e) {
            terminal.tell(e.sentence(texts));
            return ExitStatus.MISUSED;
        } catch (AgentException e) {
            terminal.tell(new FailureWords(texts).of(e.failure()));
            return ExitStatus.of(e.failure());
        } catch (IOException e) {
            // Its message may quote what was read.
            terminal.tell(texts.text("cli.stdin.unreadable"));
            return ExitStatus.MISUSED;
        }
    }

    private ParseResult understand(List<String> words) throws Misuse {
        try {
            ParseResult parsed = tree.parse(asOption(words));
            if (!parsed.unmatched().isEmpty()) { // which the parser lets pass where help is asked for
                throw new UnmatchedArgumentException(parsed.commandSpec().commandLine(), parsed.unmatched());
            }
            return deepest(parsed);
        } catch (ParameterException e) {
            throw Complaints.of(e);
        }
    }

    private static ParseResult deepest(ParseResult parsed) {
        return parsed.hasSubcommand() ? deepest(parsed.subcommand()) : parsed;
    }

    /// `help run` is `run --help`.
    private static List<String> asOption(List<String> words) {
        return words.isEmpty() || !words.getFirst().equals(CommandTree.HELP_COMMAND)
                ? words
                : Stream.concat(words.stream().skip(1), Stream.of(CommandTree.HELP))
                        .toList();
    }

    private ExitStatus obey(ParseResult parsed) throws Misuse, BadSetting, AgentException, IOException {
        String name = CommandTree.name(parsed);
        Optional<Command> command = commands.stream()
                .filter(each -> each.shape().name().equals(name))
                .findFirst();
        if (command.isEmpty()) {
            throw new Misuse("cli.misuse.unbuilt_command", name);
        }
        if (parsed.isUsageHelpRequested()) {
            terminal.result(CommandTree.help(parsed).stripTrailing());
            return ExitStatus.FINISHED;
        }
        if (parsed.isVersionHelpRequested()) {
            terminal.result(version);
            return ExitStatus.FINISHED;
        }
        Said said = new Said(parsed);
        Optional<Option> unbuilt = said.unbuilt(command.get().shape());
        if (unbuilt.isPresent()) {
            throw new Misuse("cli.misuse.unbuilt_option", unbuilt.get().word());
        }
        return command.get().run(said);
    }
}
