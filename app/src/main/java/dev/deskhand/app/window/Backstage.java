package dev.deskhand.app.window;

import dev.deskhand.app.desk.Command;
import dev.deskhand.app.desk.Desk;
import dev.deskhand.app.desk.DeskState;
import dev.deskhand.app.desk.RunWish;
import dev.deskhand.app.fx.FxPlatform;
import dev.deskhand.app.shell.Bar;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.animation.PauseTransition;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// Keeps the window out of the picture while a run works on its display: it is iconified before the run starts or goes
/// on, and the bar stands in for it. Brought back by the person, it pauses the run; when the run ends it comes back by
/// itself. Passes every command on to the desk behind it.
final class Backstage implements Desk {
    /// No event tells when a window manager has really taken a window off the screen, some with an animation.
    private static final Duration UNTIL_GONE = Duration.millis(300);

    private final Desk desk;
    private final Stage stage;
    private final Bar bar;
    private final Predicate<String> worksHere;
    private final PauseTransition gone = new PauseTransition(UNTIL_GONE);
    private @Nullable RunWish wish;
    private boolean away;

    /// Stands between the views and the desk.
    ///
    /// @param worksHere whether the operator of that name works on the window's display
    Backstage(Desk desk, Stage stage, Bar bar, Predicate<String> worksHere) {
        this.desk = desk;
        this.stage = stage;
        this.bar = bar;
        this.worksHere = worksHere;
        stage.iconifiedProperty().addListener((_, _, iconified) -> iconified(iconified));
        desk.watch(state -> FxPlatform.run(() -> follow(state)));
    }

    @Override
    public void send(Command command) {
        switch (command) {
            case Command.Start(var started) -> FxPlatform.run(() -> begin(started, command));
            case Command.Resume _ -> FxPlatform.run(() -> goOn(command));
            case Command.Show _ -> FxPlatform.run(this::comeBackForThePerson);
            case Command.Pause _, Command.Stop _, Command.Steer _, Command.Quit _ -> desk.send(command);
        }
    }

    @Override
    public Runnable watch(Consumer<DeskState> watcher) {
        return desk.watch(watcher);
    }

    private void begin(RunWish started, Command command) {
        wish = started;
        goOn(command);
    }

    private void goOn(Command command) {
        RunWish now = wish;
        if (now == null || !worksHere.test(now.operator()) || away) {
            desk.send(command);
            return;
        }
        away = true;
        bar.appear();
        stage.setIconified(true);
        gone.setOnFinished(_ -> desk.send(command));
        gone.playFromStart();
    }

    private void follow(DeskState state) {
        if (away && state instanceof DeskState.Idle && gone.getStatus() != PauseTransition.Status.RUNNING) {
            comeBack();
        }
    }

    /// The property tells of both: what we asked for and what the person did.
    private void iconified(boolean iconified) {
        if (!iconified && away) {
            comeBackForThePerson();
        }
    }

    private void comeBackForThePerson() {
        gone.stop();
        desk.send(new Command.Pause());
        comeBack();
    }

    private void comeBack() {
        away = false;
        bar.vanish();
        stage.setIconified(false);
        stage.show();
        stage.toFront();
    }
}
