package dev.deskhand.app.window;

import dev.deskhand.app.desk.Command;
import dev.deskhand.app.desk.Desk;
import dev.deskhand.app.desk.DeskState;
import dev.deskhand.app.desk.RunWish;
import dev.deskhand.app.fx.FxPlatform;
import dev.deskhand.app.shell.Bar;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import javafx.animation.PauseTransition;
import javafx.stage.Stage;
import javafx.util.Duration;

/// Keeps the window out of the picture while a run works on its display: it is iconified before the run begins or goes
/// on, and the bar stands in for it. Brought back by the person, it pauses the run; when the run ends it comes back by
/// itself.
final class Backstage {
    /// No event tells when a window manager has really taken a window off the screen, some with an animation.
    private static final Duration UNTIL_GONE = Duration.millis(300);

    private static final java.time.Duration LONGEST = java.time.Duration.ofSeconds(5);

    private final Desk desk;
    private final Stage stage;
    private final Bar bar;
    private final Predicate<String> worksHere;
    private final PauseTransition gone = new PauseTransition(UNTIL_GONE);
    private CountDownLatch waiting = new CountDownLatch(0);
    private boolean away;
    private boolean idle = true;

    /// Follows the desk from now on.
    ///
    /// @param worksHere whether the operator of that name works on the window's display
    Backstage(Desk desk, Stage stage, Bar bar, Predicate<String> worksHere) {
        this.desk = desk;
        this.stage = stage;
        this.bar = bar;
        this.worksHere = worksHere;
        gone.setOnFinished(_ -> waiting.countDown());
        stage.iconifiedProperty().addListener((_, _, iconified) -> iconified(iconified));
        desk.watch(state -> FxPlatform.run(() -> follow(state)));
    }

    /// Takes the window off the screen where that run works on its display, and returns when it is gone or wanted back.
    /// For any thread but the FX thread.
    void stepAside(RunWish wish) {
        if (worksHere.test(wish.operator())) {
            CountDownLatch left = new CountDownLatch(1);
            FxPlatform.run(() -> leave(left));
            await(left);
        }
    }

    /// No longer than a window needs to go: the FX thread may hang in a display that is lost, and pause and steering
    /// wait behind this.
    private static void await(CountDownLatch left) {
        try {
            var _ = left.await(LONGEST.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // nobody does; whoever might wants this thread to end
        }
    }

    /// A run that has ended meanwhile needs the screen no more.
    private void leave(CountDownLatch left) {
        if (idle || away) {
            left.countDown();
            return;
        }
        away = true;
        waiting = left;
        bar.appear();
        stage.setIconified(true);
        gone.playFromStart();
    }

    private void follow(DeskState state) {
        idle = state instanceof DeskState.Idle;
        switch (state) {
            case DeskState.Idle _ -> comeBack();
            case DeskState.Stopping _ -> waiting.countDown(); // whatever waits for the window waits no longer
            case DeskState.Starting _, DeskState.Going _, DeskState.Paused _ -> {}
        }
    }

    /// The property tells of both: what we asked for and what the person did.
    private void iconified(boolean iconified) {
        if (!iconified && away) {
            show();
        }
    }

    /// Shows the window. A run that works behind it is paused.
    void show() {
        if (away) {
            desk.send(new Command.Pause());
            comeBack();
        } else {
            toFront();
        }
    }

    /// Shows the window and leaves the run as it is.
    void comeBack() {
        if (away) {
            away = false;
            gone.stop();
            waiting.countDown();
            bar.vanish();
            toFront();
        }
    }

    private void toFront() {
        stage.setIconified(false);
        stage.show();
        stage.toFront();
    }
}
