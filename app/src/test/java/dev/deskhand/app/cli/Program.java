package dev.deskhand.app.cli;

import dev.deskhand.agent.family.Families;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.settings.SettingsFile;
import dev.deskhand.app.workbench.TestBench;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// The command line in this process, on a test's workbench.
final class Program {
    private final TestBench bench;
    private final Locale language;
    private final Signals signals = new Signals();

    Program(TestBench bench) {
        this(bench, Locale.ENGLISH);
    }

    private Program(TestBench bench, Locale language) {
        this.bench = bench;
        this.language = language;
    }

    Signals signals() {
        return signals;
    }

    /// The same program in another language.
    Program in(Locale other) {
        return new Program(bench, other);
    }

    Answered say(String... words) {
        return say(new byte[0], words);
    }

    Answered say(byte[] stdin, String... words) {
        Spoken spoken = new Spoken(stdin);
        ExitStatus status = say(spoken, words);
        return new Answered(status, spoken.out(), spoken.err());
    }

    ExitStatus say(Spoken spoken, String... words) {
        Scene scene = new Scene(spoken.terminal(), Texts.in(language), signals);
        SettingsFile settings = new SettingsFile(
                bench.home().settingsFile(), Set.copyOf(Families.builtIn().ids()));
        return Entrance.of(scene, "Deskhand 7", bench.workbench(), settings, () -> ExitStatus.FINISHED)
                .run(List.of(words));
    }

    /// What came of a command.
    record Answered(ExitStatus status, String out, String err) {}
}
