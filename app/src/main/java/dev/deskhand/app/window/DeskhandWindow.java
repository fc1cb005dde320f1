package dev.deskhand.app.window;

import dev.deskhand.app.desk.Command;
import dev.deskhand.app.desk.DeskState;
import dev.deskhand.app.desk.RunDesk;
import dev.deskhand.app.desk.WindowSide;
import dev.deskhand.app.fx.FxPlatform;
import dev.deskhand.app.fx.FxPulse;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.profile.ProfileView;
import dev.deskhand.app.profile.ProfileViewModel;
import dev.deskhand.app.run.OperatorChoice;
import dev.deskhand.app.run.PictureLoader;
import dev.deskhand.app.run.RunStore;
import dev.deskhand.app.run.RunView;
import dev.deskhand.app.run.RunViewModel;
import dev.deskhand.app.shell.Bar;
import dev.deskhand.app.shell.BarView;
import dev.deskhand.app.shell.ShellWatch;
import dev.deskhand.app.theme.Theme;
import dev.deskhand.icons.AppIcon;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.stage.Stage;

/// Puts the window together over its parts and opens it. Made and used on the FX thread.
public final class DeskhandWindow implements WindowSide {
    private static final double LEAST_WIDTH = 900;
    private static final double LEAST_HEIGHT = 600;

    private final WindowParts parts;
    private final Stage stage;
    private final Texts texts;
    private final FxPulse pulse = new FxPulse();
    private final Executor files = thread("deskhand-files");
    private final Theme theme = new Theme(FxPlatform.colorScheme());
    private final Runnable onClosed;

    /// Made for one stage.
    ///
    /// @param onClosed called on the FX thread when the person has closed the window and no run is going any more
    public DeskhandWindow(WindowParts parts, Stage stage, Runnable onClosed) {
        this.parts = parts;
        this.stage = stage;
        this.texts = parts.texts();
        this.onClosed = onClosed;
    }

    private static Executor thread(String name) {
        return Executors.newSingleThreadExecutor(
                Thread.ofPlatform().name(name).daemon().factory());
    }

    /// Opens the window.
    public void open() {
        Bar bar = new Bar(stage, parts.place().bar(), theme, pulse, new BarView(texts, parts.clock()));
        RunDesk desk = new RunDesk(parts.runs().maker(), this);
        Backstage backstage = new Backstage(desk, stage, bar, this::worksHere);
        bar.onCommand(backstage::send);
        ProfileViewModel profile = new ProfileViewModel(parts.profiles(), texts, pulse, files);
        RunStore store = new RunStore(parts.runs().stream(), parts.runs().events(), pulse, files);
        RunViewModel model = new RunViewModel(
                new RunViewModel.Parts(store, backstage, pulse, texts, parts.clock()), profile, parts.operators());
        RunView view = view(model, profile);
        new ShellWatch(model, List.of(bar));
        WindowMemory memory = new WindowMemory(
                new MemoryFile(parts.place().memory()), new WindowMemory.Watched(stage, view, model, profile), files);
        dress(view);
        stage.setOnCloseRequest(event -> {
            event.consume();
            files.execute(memory.writing());
            backstage.send(new Command.Quit());
        });
        memory.putBack(new MemoryFile(parts.place().memory()).read());
        stage.show();
        memory.watch();
        view.focusFirst();
    }

    private RunView view(RunViewModel model, ProfileViewModel profile) {
        PictureLoader pictures = new PictureLoader(parts.runs().pictures(), pulse, thread("deskhand-pictures"));
        ProfileView profileView =
                new ProfileView(profile, texts, model.desk().map(state -> !(state instanceof DeskState.Idle)));
        return new RunView(model, profileView, pictures);
    }

    private void dress(RunView view) {
        Scene scene = new Scene(view);
        theme.dress(scene);
        stage.setScene(scene);
        stage.setTitle(texts.text("window.title"));
        stage.setMinWidth(LEAST_WIDTH);
        stage.setMinHeight(LEAST_HEIGHT);
        for (AppIcon icon : AppIcon.values()) {
            stage.getIcons().add(new Image(icon.url().toExternalForm()));
        }
    }

    private boolean worksHere(String operator) {
        return parts.operators().stream()
                .anyMatch(choice ->
                        choice.operator().equals(operator) && choice.place() == OperatorChoice.Place.THIS_DISPLAY);
    }

    @Override
    public void show() {
        FxPlatform.run(() -> {
            stage.setIconified(false);
            stage.show();
            stage.toFront();
        });
    }

    @Override
    public void quit() {
        // After what is still being written.
        files.execute(() -> FxPlatform.run(() -> {
            stage.hide();
            onClosed.run();
        }));
    }
}
