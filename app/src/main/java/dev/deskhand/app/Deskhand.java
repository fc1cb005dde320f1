package dev.deskhand.app;

import dev.deskhand.agent.failure.AgentFailure.OwnFault;
import dev.deskhand.app.cli.Entrance;
import dev.deskhand.app.cli.ExitStatus;
import dev.deskhand.app.cli.Terminal;
import dev.deskhand.app.cli.TypedWords;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.DataHome;
import dev.deskhand.app.settings.Surroundings;
import dev.deskhand.app.trace.CrashFiles;
import dev.deskhand.app.wording.FailureWords;
import java.time.Clock;
import java.util.List;
import java.util.Locale;

/// The program: puts the parts together and has the command line done.
public final class Deskhand {
    private final Terminal terminal;
    private final Texts texts;
    private final String version;

    private Deskhand(Terminal terminal, Texts texts, String version) {
        this.terminal = terminal;
        this.texts = texts;
        this.version = version;
    }

    /// Runs to the end and exits with the status of what was done.
    public static void main(String[] arguments) {
        Texts texts = Texts.in(Locale.getDefault(Locale.Category.DISPLAY));
        Deskhand deskhand = new Deskhand(Terminal.ofThisProcess(), texts, version());
        ExitStatus status = deskhand.run(TypedWords.ofThisProcess().of(arguments));
        System.exit(status.code());
    }

    /// From the manifest of our jar; classes that lie in a folder have none.
    private static String version() {
        String written = Deskhand.class.getPackage().getImplementationVersion();
        return "Deskhand " + (written == null ? "(unpacked)" : written);
    }

    private ExitStatus run(List<String> words) {
        try {
            return run(words, DataHome.of(Surroundings.ofThisProcess()));
        } catch (BadSetting e) {
            terminal.err().println(e.sentence(texts));
            return ExitStatus.MISUSED;
        }
    }

    @SuppressWarnings("IllegalCatch") // the root of the main thread: a defect is written down and said
    private ExitStatus run(List<String> words, DataHome home) {
        CrashFiles crashes = new CrashFiles(home.crashes(), version, Clock.systemUTC());
        Thread.setDefaultUncaughtExceptionHandler((thread, fault) -> crashes.write(thread.getName(), fault));
        try {
            return Entrance.of(terminal, texts, version).run(words);
        } catch (RuntimeException | Error e) {
            crashes.write(Thread.currentThread().getName(), e);
            terminal.err().println(new FailureWords(texts).of(OwnFault.of(e)));
            return ExitStatus.FAILED;
        }
    }
}
