package dev.deskhand.app.fx;

import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;

/// What the window asks of the JavaFX platform as a whole.
public final class FxPlatform {
    private FxPlatform() {}

    /// Whether the person's system is light or dark, as it changes.
    public static ReadOnlyObjectProperty<ColorScheme> colorScheme() {
        return Platform.getPreferences().colorSchemeProperty();
    }

    /// Runs this on the FX thread soon. From any thread.
    public static void run(Runnable work) {
        Platform.runLater(work);
    }

    /// Starts JavaFX and runs this on its thread. Once in the life of a process.
    ///
    /// @throws UnsupportedOperationException where there is no display
    public static void start(Runnable work) {
        Platform.startup(work);
    }

    /// Keeps the program alive when its last window is closed or iconified: its end is a command of its own.
    public static void outliveWindows() {
        Platform.setImplicitExit(false);
    }

    /// Ends JavaFX; the JVM is ended by the application's `stop`.
    public static void exit() {
        Platform.exit();
    }
}
