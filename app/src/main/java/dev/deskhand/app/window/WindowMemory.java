package dev.deskhand.app.window;

import dev.deskhand.app.profile.ProfileViewModel;
import dev.deskhand.app.run.RunView;
import dev.deskhand.app.run.RunViewModel;
import java.io.IOException;
import java.util.concurrent.Executor;
import javafx.animation.PauseTransition;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// Puts the window back as the person left it, and writes down how they leave it: a moment after each change, so that
/// nothing typed is lost when the computer goes down, and at the end. FX thread; files on another.
final class WindowMemory {
    private static final Duration QUIET = Duration.seconds(1);
    private static final double WIDTH = 1100;
    private static final double HEIGHT = 760;
    private static final double MOST_OF_THE_SCREEN = 0.92;

    private final MemoryFile file;
    private final Stage stage;
    private final RunView view;
    private final RunViewModel run;
    private final ProfileViewModel profile;
    private final PauseTransition quiet = new PauseTransition(QUIET);
    private Remembered.@Nullable Bounds bounds;

    /// What is remembered and put back.
    record Watched(Stage stage, RunView view, RunViewModel run, ProfileViewModel profile) {}

    WindowMemory(MemoryFile file, Watched watched, Executor background) {
        this.file = file;
        this.stage = watched.stage();
        this.view = watched.view();
        this.run = watched.run();
        this.profile = watched.profile();
        quiet.setOnFinished(_ -> background.execute(writing()));
    }

    /// Call before the window is shown. A small file, read once, while there is nothing yet that could wait for it.
    void putBack() {
        putBack(file.read());
    }

    private void putBack(Remembered remembered) {
        bounds = remembered.bounds();
        if (bounds != null && isOnAScreen(bounds)) {
            stage.setX(bounds.x());
            stage.setY(bounds.y());
            stage.setWidth(bounds.width());
            stage.setHeight(bounds.height());
        } else {
            placeAnew(Screen.getPrimary().getVisualBounds());
        }
        stage.setMaximized(remembered.extent() == Remembered.Extent.MAXIMIZED);
        view.divider().setPosition(remembered.divider());
        run.instruction().set(remembered.instruction());
        if (remembered.draft() != null) {
            profile.show(remembered.draft());
        }
    }

    private void placeAnew(Rectangle2D screen) {
        double width = Math.min(WIDTH, screen.getWidth() * MOST_OF_THE_SCREEN);
        double height = Math.min(HEIGHT, screen.getHeight() * MOST_OF_THE_SCREEN);
        stage.setWidth(width);
        stage.setHeight(height);
        stage.setX(screen.getMinX() + (screen.getWidth() - width) / 2);
        stage.setY(screen.getMinY() + (screen.getHeight() - height) / 2);
    }

    /// A window whose screen has been unplugged would be out of reach.
    private static boolean isOnAScreen(Remembered.Bounds bounds) {
        double middle = bounds.x() + bounds.width() / 2;
        return !Screen.getScreensForRectangle(middle, bounds.y(), 1, 1).isEmpty();
    }

    /// Call once the window is shown.
    void watch() {
        InvalidationListener changed = this::changed;
        stage.xProperty().addListener(changed);
        stage.yProperty().addListener(changed);
        stage.widthProperty().addListener(changed);
        stage.heightProperty().addListener(changed);
        stage.maximizedProperty().addListener(changed);
        view.divider().positionProperty().addListener(changed);
        run.instruction().addListener(changed);
        run.steering().addListener(changed);
        run.transcript().addListener(changed);
        profile.name().addListener(changed);
        profile.baseUrl().addListener(changed);
        profile.model().addListener(changed);
        profile.family().addListener(changed);
    }

    private void changed(Observable what) {
        if (!stage.isMaximized() && !stage.isIconified()) {
            bounds = new Remembered.Bounds(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
        }
        quiet.playFromStart();
    }

    /// What to do, on any thread, to write down how things are now.
    Runnable writing() {
        Remembered now = new Remembered(
                bounds,
                stage.isMaximized() ? Remembered.Extent.MAXIMIZED : Remembered.Extent.NORMAL,
                view.divider().getPosition(),
                run.unsaid(),
                profile.unkept().orElse(null));
        return () -> write(now);
    }

    private void write(Remembered now) {
        try {
            file.write(now);
        } catch (IOException e) {
            // The window is as good without a memory; that settings cannot be written is told where it matters.
        }
    }
}
