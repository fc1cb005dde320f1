package dev.deskhand.app.window;

import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.app.desk.Command;
import dev.deskhand.app.desk.DeskState;
import dev.deskhand.app.desk.RunDesk;
import dev.deskhand.app.desk.RunWish;
import dev.deskhand.app.desk.WindowSide;
import dev.deskhand.app.fx.FxPlatform;
import dev.deskhand.app.fx.FxPulse;
import dev.deskhand.app.profile.ConnectionView;
import dev.deskhand.app.profile.ConnectionViewModel;
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
import dev.deskhand.app.widget.Notice;
import dev.deskhand.app.widget.NoticeView;
import dev.deskhand.icons.AppIcon;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.stage.Stage;

/// The window over its parts. Made and opened on the FX thread.
public final class DeskhandWindow implements WindowSide {
    private final WindowParts parts;
    private final Stage stage;
    private final Runnable onClosed;
    private final FxPulse pulse = new FxPulse();
    private final Executor files = thread("deskhand-files");
    private final Theme theme = new Theme(FxPlatform.colorScheme());
    private final RunDesk desk;
    private final Backstage backstage;
    private final WindowMemory memory;
    private final ProfileViewModel profile;
    private final ConnectionViewModel connection;
    private final ProfileView form;
    private final NoticeView notices = new NoticeView();
    private final RunView view;
    private final Closing closing;

    /// Puts it together; nothing is shown yet.
    ///
    /// @param onClosed called on the FX thread when the window has been closed and no run is going any more
    public DeskhandWindow(WindowParts parts, Stage stage, Runnable onClosed) {
        this.parts = parts;
        this.stage = stage;
        this.onClosed = onClosed;
        Bar bar = new Bar(stage, parts.place().bar(), theme, pulse, new BarView(parts.texts(), parts.clock()));
        desk = new RunDesk(parts.runs().maker(), this);
        backstage = new Backstage(desk, stage, bar, this::worksHere);
        bar.onCommand(desk::send);
        profile = new ProfileViewModel(parts.models().profiles(), parts.texts(), pulse, files);
        RunViewModel model = model(profile);
        new ShellWatch(model, List.of(bar)).begin();
        connection = new ConnectionViewModel(
                profile, parts.models().trial(), parts.texts(), pulse, thread("deskhand-trial"));
        ObservableValue<Boolean> runs = model.desk().map(state -> !(state instanceof DeskState.Idle));
        form = new ProfileView(profile, parts.texts(), notices, new ConnectionView(connection, runs), runs);
        view = new RunView(model, form, notices, pictures());
        closing = new Closing(model, notices, this::show);
        new Asking(model, notices, backstage::comeBack).begin();
        memory = new WindowMemory(
                new MemoryFile(parts.place().memory()), new WindowMemory.Watched(stage, view, model, profile), files);
    }

    private static Executor thread(String name) {
        return Executors.newSingleThreadExecutor(
                Thread.ofPlatform().name(name).daemon().factory());
    }

    private RunViewModel model(ProfileViewModel profile) {
        RunStore store = new RunStore(parts.runs().stream(), parts.runs().events(), pulse, files);
        return new RunViewModel(
                new RunViewModel.Parts(store, desk, pulse, parts.texts(), parts.clock()), profile, parts.operators());
    }

    private PictureLoader pictures() {
        return new PictureLoader(parts.runs().pictures(), pulse, thread("deskhand-pictures"));
    }

    private boolean worksHere(String operator) {
        return parts.operators().stream()
                .anyMatch(choice ->
                        choice.operator().equals(operator) && choice.place() == OperatorChoice.Place.THIS_DISPLAY);
    }

    /// Opens the window, as the person left it.
    public void open() {
        Scene scene = new Scene(view);
        theme.dress(scene);
        stage.setScene(scene);
        stage.setTitle(parts.texts().text("window.title"));
        for (AppIcon icon : AppIcon.values()) {
            stage.getIcons().add(new Image(icon.url().toExternalForm()));
        }
        stage.setOnCloseRequest(event -> {
            event.consume();
            closing.asked();
        });
        Remembered left = memory.putBack();
        stage.show();
        memory.watch();
        if (left.draft() == null || !form.focusProblem()) {
            view.focusFirst();
        }
        files.execute(this::tellBrokenOff);
    }

    private void tellBrokenOff() {
        if (parts.runs().brokenOff().getAsInt() > 0) {
            Notice notice = new Notice(
                    parts.texts().text("run.broken_off"),
                    List.of(new Notice.Choice(
                            "broken-off-seen", parts.texts().text("notice.seen"), Notice.Weight.PLAIN, () -> {})));
            FxPlatform.run(() -> notices.tell(notice));
        }
    }

    /// Does what is asked. From any thread.
    public void send(Command command) {
        desk.send(command);
    }

    /// Ends what is going as failed and returns when it has ended. The FX thread is not needed for it.
    void abandon(AgentFailure why) {
        desk.abandon(why);
    }

    @Override
    public void show() {
        FxPlatform.run(backstage::show);
    }

    @Override
    public void stepAside(RunWish wish) {
        backstage.stepAside(wish);
    }

    @Override
    public void quit() {
        FxPlatform.run(() -> {
            connection.stop();
            if (!profile.key().get().isBlank()) {
                profile.keepTyped(() -> {}, _ -> {}); // a key is no part of what is remembered of the window
            }
            stage.hide();
            files.execute(memory.writing());
            files.execute(() -> FxPlatform.run(onClosed)); // after all that is still being written
        });
    }
}
