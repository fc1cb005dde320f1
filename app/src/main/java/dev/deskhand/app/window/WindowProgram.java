package dev.deskhand.app.window;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.Part;
import dev.deskhand.app.desk.Command;
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
    private static final AgentFailure DISPLAY_LOST = new AgentFailure.ScreenLost(AgentFailure.ScreenLost.WINDOW);

    private final WindowParts parts;
    private final CompletableFuture<DeskhandWindow> opened = new CompletableFuture<>();
    private final CompletableFuture<Thread> closed = new CompletableFuture<>();

    public WindowProgram(WindowParts parts) {
        this.parts = parts;
    }

    /// Opens the window and returns when it has been closed and JavaFX has ended. For the main thread, once in the life
    /// of a process.
    ///
    /// @throws AgentException `PartMissing` where there is no display, `ScreenLost` where there is none any more
    public void run() throws AgentException {
        try {
            FxPlatform.start(this::open);
        } catch (UnsupportedOperationException e) {
            throw new AgentException(new AgentFailure.PartMissing(Part.DISPLAY), e);
        }
        awaitEnd();
    }

    /// Stops what is going and closes the window. From any thread, at any time.
    public void quit() {
        var _ = opened.thenAccept(window -> window.send(new Command.Quit()));
    }

    /// The root of everything on the FX thread before the first event.
    @SuppressWarnings("IllegalCatch") // whatever keeps the window from opening must end the program, not hang it
    private void open() {
        try {
            FxPlatform.outliveWindows();
            parts.place().onLost().accept(this::displayLost);
            DeskhandWindow window = new DeskhandWindow(parts, new Stage(), this::closed);
            window.open();
            opened.complete(window);
        } catch (RuntimeException | Error e) {
            closed.completeExceptionally(e);
        }
    }

    /// From now on the FX thread hangs in what has been lost: the end is made by the main thread.
    private void displayLost() {
        closed.completeExceptionally(new AgentException(DISPLAY_LOST));
    }

    private void closed() {
        closed.complete(Thread.currentThread());
        FxPlatform.exit();
    }

    private void awaitEnd() throws AgentException {
        try {
            closed.get().join(LAST_FRAME);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof AgentException lost) {
                System.getLogger(WindowProgram.class.getName())
                        .log(System.Logger.Level.WARNING, "the window's display is gone");
                var _ = opened.thenAccept(window -> window.abandon(lost.failure()));
                throw lost;
            }
            throw new CompletionException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // nobody does; whoever might wants the program to end
        }
    }
}
