package dev.deskhand.app.cli;

import dev.deskhand.app.preset.BadPreset;
import dev.deskhand.app.preset.Preset;
import dev.deskhand.app.preset.PresetPlan;
import dev.deskhand.app.preset.PresetReader;
import dev.deskhand.app.preset.PresetSource;
import dev.deskhand.app.preset.Presets;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.ProfileRules;
import dev.deskhand.app.wording.PresetWords;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Makes a profile of a preset: says what would change, asks, and keeps it.
final class ProfileImportCommand implements Command {
    private static final String OPERAND = "FILE|URL";

    private final Scene scene;
    private final Presets presets;
    private final PresetReader reader;
    private final PresetSource source;

    ProfileImportCommand(Scene scene, Presets presets, PresetReader reader, PresetSource source) {
        this.scene = scene;
        this.presets = presets;
        this.reader = reader;
        this.source = source;
    }

    @Override
    public Shape shape() {
        return new Shape(ProfileCommand.NAME + " import", List.of(Option.INTO, Option.YES), OPERAND);
    }

    @Override
    public ExitStatus run(Said said) throws Misuse, BadSetting, IOException {
        String where = said.operand().orElse("").strip();
        if (where.isEmpty()) {
            throw new Misuse("cli.misuse.no_preset");
        }
        try {
            return run(where, said);
        } catch (BadPreset e) {
            scene.terminal().tell(e.sentence(scene.texts()));
            return e.rule().isOfTheNetwork() ? ExitStatus.FAILED : ExitStatus.MISUSED;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ExitStatus.STOPPED;
        }
    }

    private ExitStatus run(String where, Said said)
            throws Misuse, BadPreset, BadSetting, IOException, InterruptedException {
        Preset preset = reader.read(source.read(where));
        PresetPlan plan = presets.plan(preset, name(preset, where, said));
        new PresetWords(scene.texts()).of(plan).forEach(scene.terminal()::tell);
        if (plan.isEmpty()) {
            return ExitStatus.FINISHED;
        }
        Answer answer = said.has(Option.YES) ? Answer.YES : ask();
        return switch (answer) {
            case YES -> {
                presets.keep(plan);
                scene.terminal()
                        .result(scene.texts()
                                .text(
                                        "cli.profiles.added",
                                        plan.after().name(),
                                        plan.after().family(),
                                        plan.after().baseUrl()));
                yield ExitStatus.FINISHED;
            }
            case NO -> {
                scene.tell("preset.left");
                yield ExitStatus.FINISHED;
            }
            case NOBODY -> {
                scene.tell("preset.nobody_agreed", Option.YES.word());
                yield ExitStatus.NEEDS_USER;
            }
        };
    }

    private static String name(Preset preset, String where, Said said) throws Misuse, BadPreset {
        Optional<String> chosen = said.value(Option.INTO).map(String::strip);
        if (chosen.isPresent() && ProfileRules.ofName(chosen.get()).isPresent()) {
            throw new Misuse("cli.misuse.bad_profile_name");
        }
        return chosen.isPresent() ? chosen.get() : PresetSource.nameFor(preset, where);
    }

    /// What became of the question.
    private enum Answer {
        YES,
        NO,
        NOBODY
    }

    private Answer ask() throws IOException {
        scene.tell("preset.question");
        String line =
                new BufferedReader(new InputStreamReader(scene.terminal().in(), StandardCharsets.UTF_8)).readLine();
        if (line == null) {
            return Answer.NOBODY;
        }
        Set<String> yes = Set.of(scene.texts().text("preset.yes_words").split(" "));
        return yes.contains(line.strip().toLowerCase(Locale.ROOT)) ? Answer.YES : Answer.NO;
    }
}
