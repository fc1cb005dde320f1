package dev.deskhand.app.window;

import dev.deskhand.app.profile.ProfileViewModel;
import dev.deskhand.app.run.RunView;
import dev.deskhand.app.run.RunViewModel;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
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
    private static final double LEAST_WIDTH = 740;
    private static final double LEAST_HEIGHT = 500;

    /// How far a second window stands from the first, so that both are seen.
    private static final double ASIDE = 32;

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
    Remembered putBack() {
        Remembered remembered = file.read();
        putBack(remembered);
        return remembered;
    }

    private void putBack(Remembered remembered) {
        bounds = remembered.bounds();
        Optional.ofNullable(bounds)
                .ifPresentOrElse(
                        this::place, () -> placeAnew(Screen.getPrimary().getVisualBounds()));
        if (!file.claim()) {
            stepAside(Screen.getScreensForRectangle(stage.getX(), stage.getY(), 1, 1).stream()
                    .findFirst()
                    .orElseGet(Screen::getPrimary)
                    .getVisualBounds());
        }
        stage.setMaximized(remembered.extent() == Remembered.Extent.MAXIMIZED);
        view.divided().set(remembered.divider());
        run.instruction().set(remembered.instruction());
        if (remembered.draft() != null) {
            profile.show(remembered.draft());
        }
    }

    /// Down and to the right, or from the corner again where the screen ends.
    private void stepAside(Rectangle2D screen) {
        double x = stage.getX() + ASIDE;
        double y = stage.getY() + ASIDE;
        stage.setX(x + stage.getWidth() <= screen.getMaxX() ? x : screen.getMinX());
        stage.setY(y + stage.getHeight() <= screen.getMaxY() ? y : screen.getMinY());
    }

    private void place(Remembered.Bounds left) {
        List<Rectangle2D> screens =
                Screen.getScreens().stream().map(Screen::getVisualBounds).toList();
        Rectangle2D screen = Reach.screenOf(left, screens).orElse(null);
        if (screen == null) {
            placeAnew(Screen.getPrimary().getVisualBounds());
            return;
        }
        fit(left.width(), left.height(), screen);
        stage.setX(Reach.within(left.x(), stage.getWidth(), screen.getMinX(), screen.getMaxX()));
        stage.setY(Reach.within(left.y(), stage.getHeight(), screen.getMinY(), screen.getMaxY()));
    }

    private void placeAnew(Rectangle2D screen) {
        double width = Math.min(WIDTH, screen.getWidth() * MOST_OF_THE_SCREEN);
        double height = Math.min(HEIGHT, screen.getHeight() * MOST_OF_THE_SCREEN);
        fit(width, height, screen);
        stage.setX(screen.getMinX() + (screen.getWidth() - stage.getWidth()) / 2);
        stage.setY(screen.getMinY() + (screen.getHeight() - stage.getHeight()) / 2);
    }

    /// No smaller than can be worked with, no larger than the screen; where that is small, it comes first.
    private void fit(double width, double height, Rectangle2D screen) {
        double leastWidth = Math.min(LEAST_WIDTH, screen.getWidth());
        double leastHeight = Math.min(LEAST_HEIGHT, screen.getHeight());
        stage.setMinWidth(leastWidth);
        stage.setMinHeight(leastHeight);
        stage.setWidth(Math.clamp(width, leastWidth, screen.getWidth()));
        stage.setHeight(Math.clamp(height, leastHeight, screen.getHeight()));
    }

    /// Call once the window is shown.
    void watch() {
        InvalidationListener changed = this::changed;
        stage.xProperty().addListener(changed);
        stage.yProperty().addListener(changed);
        stage.widthProperty().addListener(changed);
        stage.heightProperty().addListener(changed);
        stage.maximizedProperty().addListener(changed);
        view.divided().addListener(changed);
        run.instruction().addListener(changed);
        run.steering().addListener(changed);
        run.transcript().addListener(changed);
        profile.name().addListener(changed);
        profile.baseUrl().addListener(changed);
        profile.model().addListener(changed);
        profile.family().addListener(changed);
        profile.engine().addListener(changed);
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
                view.divided().get(),
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
