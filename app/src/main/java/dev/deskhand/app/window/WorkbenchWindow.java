package dev.deskhand.app.window;

import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.screen.Display;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.profile.ProfileBook;
import dev.deskhand.app.run.OperatorChoice;
import dev.deskhand.app.settings.SettingsFile;
import dev.deskhand.app.shell.BarPlace;
import dev.deskhand.app.trial.KeptProfileTrial;
import dev.deskhand.app.workbench.KeptModels;
import dev.deskhand.app.workbench.WishedRuns;
import dev.deskhand.app.workbench.Workbench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;

/// The window over the real workbench.
public final class WorkbenchWindow {
    private static final String DESKTOP = "desktop";

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
        this.place = new WindowParts.Place(memory, bar, workbench.parts().screens()::bearToolkit);
    }

    /// The program that opens it.
    public WindowProgram program(Texts texts, Clock clock) {
        KeptModels models = new KeptModels(
                settings, workbench.parts().families(), workbench.parts().prices());
        WindowParts.Runs runs = new WindowParts.Runs(
                new WishedRuns(workbench, models, texts.languageInEnglish()),
                workbench.stream(),
                (run, from, to) -> workbench.journal().events(run, from, to),
                this::picture,
                this::brokenOff);
        workbench.letGoOfLeftovers();
        return new WindowProgram(new WindowParts(
                runs,
                new WindowParts.Models(profiles, new KeptProfileTrial(workbench, models, texts)),
                operators(),
                place,
                texts,
                clock));
    }

    private int brokenOff() {
        try {
            return workbench.journal().endBrokenOff();
        } catch (AgentException e) {
            return 0; // said when a run wants the journal
        }
    }

    /// This computer, once for each of its displays. All of them share mouse and keyboard with the window.
    private List<OperatorChoice> operators() {
        List<Display> displays = displays();
        List<OperatorChoice> choices = new ArrayList<>();
        for (int at = 0; displays.size() > 1 && at < displays.size(); at++) {
            Display display = displays.get(at);
            choices.add(new OperatorChoice(
                    DESKTOP,
                    OperatorChoice.Place.THIS_DISPLAY,
                    new OperatorChoice.Numbered(
                            at + 1, display.name(), display.bounds().size())));
        }
        return choices.isEmpty() ? List.of(new OperatorChoice(DESKTOP, OperatorChoice.Place.THIS_DISPLAY)) : choices;
    }

    private List<Display> displays() {
        try {
            return workbench.parts().screens().displays();
        } catch (AgentException e) {
            return List.of(); // said when a run wants one
        }
    }

    private byte[] picture(PictureRef picture) throws IOException {
        try {
            return Files.readAllBytes(workbench.journal().picture(picture));
        } catch (AgentException e) {
            throw new IOException("no journal", e);
        }
    }
}
