package dev.deskhand.app;

import dev.deskhand.agent.cost.PriceTable;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.OwnFault;
import dev.deskhand.agent.failure.Part;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.reply.TextReplyReader;
import dev.deskhand.app.cli.Entrance;
import dev.deskhand.app.cli.ExitStatus;
import dev.deskhand.app.cli.Scene;
import dev.deskhand.app.cli.Signals;
import dev.deskhand.app.cli.Terminal;
import dev.deskhand.app.cli.TypedWords;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.keyring.SessionKeyring;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.DataHome;
import dev.deskhand.app.settings.KeyringFirst;
import dev.deskhand.app.settings.SecretStore;
import dev.deskhand.app.settings.SecretsFile;
import dev.deskhand.app.settings.SettingsFile;
import dev.deskhand.app.settings.Surroundings;
import dev.deskhand.app.shell.BarPlace;
import dev.deskhand.app.trace.CrashFiles;
import dev.deskhand.app.trace.LogFile;
import dev.deskhand.app.window.RefusedStart;
import dev.deskhand.app.window.WindowProgram;
import dev.deskhand.app.window.WorkbenchWindow;
import dev.deskhand.app.wording.FailureWords;
import dev.deskhand.app.workbench.DesktopScreens;
import dev.deskhand.app.workbench.KeptProfiles;
import dev.deskhand.app.workbench.ModelChoice;
import dev.deskhand.app.workbench.Parts;
import dev.deskhand.app.workbench.Workbench;
import dev.deskhand.frames.PictureEncoders;
import dev.deskhand.journal.Journal;
import dev.deskhand.models.Models;
import java.time.Clock;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// The program: puts the parts together and has the command line done.
public final class Deskhand {
    private final Scene scene;
    private final Surroundings surroundings;
    private final String version;
    private final Clock clock = Clock.systemUTC();
    private final BarPlace bar = new BarPlace();

    private Deskhand(Scene scene, Surroundings surroundings, String version) {
        this.scene = scene;
        this.surroundings = surroundings;
        this.version = version;
    }

    /// Runs to the end and exits with the status of what was done.
    public static void main(String[] arguments) {
        Signals signals = Signals.ofThisProcess();
        Surroundings surroundings = Surroundings.ofThisProcess();
        Texts texts = Texts.in(surroundings.language().orElse(Locale.getDefault(Locale.Category.DISPLAY)));
        Scene scene = new Scene(Terminal.ofThisProcess(), texts, signals);
        Deskhand deskhand = new Deskhand(scene, surroundings, version());
        ExitStatus status = deskhand.run(TypedWords.ofThisProcess().of(arguments));
        System.exit(signals.over(status).code());
    }

    /// From the manifest of our jar; classes that lie in a folder have none.
    private static String version() {
        String written = Deskhand.class.getPackage().getImplementationVersion();
        return "Deskhand " + (written == null ? "(unpacked)" : written);
    }

    private ExitStatus run(List<String> words) {
        try {
            return run(words, DataHome.of(surroundings));
        } catch (BadSetting e) {
            scene.terminal().tell(e.sentence(scene.texts()));
            return ExitStatus.MISUSED;
        }
    }

    @SuppressWarnings("IllegalCatch") // the root of the main thread: a defect is written down and said
    private ExitStatus run(List<String> words, DataHome home) {
        CrashFiles crashes = new CrashFiles(home.crashes(), version, clock);
        Thread.setDefaultUncaughtExceptionHandler((thread, fault) -> crashes.write(thread.getName(), fault));
        try (Workbench workbench = workbench(home)) {
            return entrance(home, workbench).run(words);
        } catch (RuntimeException | Error e) {
            crashes.write(Thread.currentThread().getName(), e);
            scene.terminal().tell(new FailureWords(scene.texts()).of(OwnFault.of(e)));
            return ExitStatus.FAILED;
        }
    }

    private Entrance entrance(DataHome home, Workbench workbench) {
        SettingsFile settings = settings(home, workbench.parts().families());
        return Entrance.of(scene, version, workbench, settings, () -> window(home, workbench, settings));
    }

    private ExitStatus window(DataHome home, Workbench workbench, SettingsFile settings) throws AgentException {
        try {
            KeptProfiles profiles = new KeptProfiles(
                    settings, workbench.secrets(), workbench.parts().families());
            WindowProgram window = new WorkbenchWindow(workbench, settings, profiles, home.windowFile(), bar)
                    .program(scene.texts(), clock);
            LogFile.open(home.logs()); // JavaFX has something to say as soon as it starts
            try (Signals.Word _ = scene.signals().onStop(window::quit)) {
                window.run();
            }
            return ExitStatus.FINISHED;
        } catch (BadSetting e) {
            refuse(home, e.sentence(scene.texts()));
            return ExitStatus.MISUSED;
        } catch (AgentException e) {
            boolean isUnset = surroundings.variable("DISPLAY").isEmpty();
            throw isUnset ? new AgentException(new AgentFailure.PartMissing(Part.ANY_DISPLAY), e) : e;
        } catch (NoClassDefFoundError e) {
            // Installed without the window's libraries, as on a server.
            scene.terminal().tell(scene.texts().text("cli.misuse.no_window"));
            return ExitStatus.MISUSED;
        }
    }

    /// Said where the program was started from, and in a window for who started it by its icon.
    private void refuse(DataHome home, String sentence) {
        scene.terminal().tell(sentence);
        LogFile.open(home.logs());
        RefusedStart refused = new RefusedStart(scene.texts());
        try (Signals.Word _ = scene.signals().onStop(refused::close)) {
            refused.tell(sentence);
        }
    }

    private Workbench workbench(DataHome home) {
        Families families = Families.with(home.families());
        Parts parts = new Parts(
                new DesktopScreens(surroundings, bar),
                (endpoint, protocol) -> Models.speaking(protocol, endpoint, clock),
                PictureEncoders::best,
                new TextReplyReader(),
                families,
                PriceTable.builtIn());
        return new Workbench(() -> journal(home, families), secrets(home), surroundings, parts, clock);
    }

    private SecretStore secrets(DataHome home) {
        return new KeyringFirst(new SecretsFile(home.secretsFile()), SessionKeyring.of(surroundings, home.settings()));
    }

    /// The log is opened with the recordings: what needs none leaves nothing behind.
    private static Journal journal(DataHome home, Families families) throws AgentException {
        LogFile.open(home.logs());
        logUnknown(settings(home, families));
        return Journal.open(home.journal());
    }

    private static void logUnknown(SettingsFile settings) {
        try {
            List<String> unknown = settings.unknownFields();
            if (!unknown.isEmpty()) {
                System.getLogger(SettingsFile.class.getName())
                        .log(System.Logger.Level.WARNING, "fields of settings.json nobody knows: " + unknown);
            }
        } catch (BadSetting e) {
            // Said where the settings are wanted.
        }
    }

    private static SettingsFile settings(DataHome home, Families families) {
        Set<String> ofModels = new HashSet<>(families.ids());
        ofModels.remove(ModelChoice.Follower.FAMILY);
        return new SettingsFile(home.settingsFile(), ofModels);
    }
}
