package dev.deskhand.app.window;

import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.profile.ProfileBook;
import dev.deskhand.app.run.OperatorChoice;
import dev.deskhand.app.settings.SettingsFile;
import dev.deskhand.app.shell.BarPlace;
import dev.deskhand.app.workbench.WishedRuns;
import dev.deskhand.app.workbench.Workbench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;

/// The window over the real workbench.
public final class WorkbenchWindow {
    private final Workbench workbench;
    private final SettingsFile settings;
    private final ProfileBook profiles;
    private final WindowParts.Place place;

    /// Nothing of JavaFX is loaded before [#program].
    ///
    /// @param memory the file that keeps how the window was left
    /// @param bar what the operators of the workbench know of our bar
    public WorkbenchWindow(
            Workbench workbench, SettingsFile settings, ProfileBook profiles, Path memory, BarPlace bar) {
        this.workbench = workbench;
        this.settings = settings;
        this.profiles = profiles;
        this.place = new WindowParts.Place(memory, bar);
    }

    /// The program that opens it.
    public WindowProgram program(Texts texts, Clock clock) {
        WindowParts.Runs runs = new WindowParts.Runs(
                new WishedRuns(workbench, settings, texts.languageInEnglish()),
                workbench.stream(),
                (run, from, to) -> workbench.journal().events(run, from, to),
                this::picture);
        return new WindowProgram(new WindowParts(
                runs,
                profiles,
                List.of(new OperatorChoice("desktop", OperatorChoice.Place.THIS_DISPLAY)),
                place,
                texts,
                clock));
    }

    private byte[] picture(PictureRef picture) throws IOException {
        try {
            return Files.readAllBytes(workbench.journal().picture(picture));
        } catch (AgentException e) {
            throw new IOException("no journal", e);
        }
    }
}
