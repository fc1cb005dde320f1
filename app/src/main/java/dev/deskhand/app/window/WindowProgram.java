package dev.deskhand.app.window;

import dev.deskhand.app.fx.FxPlatform;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import javafx.stage.Stage;

/// The program while its window is open: starts JavaFX, and ends it before the JVM is ended. The two back to back would
/// meet in the middle of a frame.
public final class WindowProgram {
    private static final Duration LAST_FRAME = Duration.ofSeconds(3);

    private final CompletableFuture<Thread> closed = new CompletableFuture<>();

    private WindowProgram() {}

    /// Opens the window and returns when it has been closed and JavaFX has ended. For the main thread, once.
    ///
    /// @throws UnsupportedOperationException where there is no display
    public static void run(WindowParts parts) throws InterruptedException {
        WindowProgram program = new WindowProgram();
        FxPlatform.start(() -> program.open(parts));
        program.awaitEnd();
    }

    /// The root of everything on the FX thread before the first event.
    @SuppressWarnings("IllegalCatch") // whatever keeps the window from opening must end the program, not hang it
    private void open(WindowParts parts) {
        try {
            FxPlatform.outliveWindows();
            new DeskhandWindow(parts, new Stage(), this::closed).open();
        } catch (RuntimeException | Error e) {
            closed.completeExceptionally(e);
        }
    }

    private void closed() {
        closed.complete(Thread.currentThread());
        FxPlatform.exit();
    }

    private void awaitEnd() throws InterruptedException {
        try {
            closed.get().join(LAST_FRAME);
        } catch (ExecutionException e) {
            throw new CompletionException(e.getCause());
        }
    }
}
