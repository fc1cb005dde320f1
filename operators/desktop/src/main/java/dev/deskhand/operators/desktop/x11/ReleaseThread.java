package dev.deskhand.operators.desktop.x11;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// A thread for what has to be tried, whoever asks, and must never keep them waiting: a server that hangs keeps
/// this thread and nobody else. Usable from any thread.
final class ReleaseThread {
    private final ExecutorService thread = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("deskhand-x11-release").daemon().factory());

    /// One thing to try.
    @FunctionalInterface
    interface Step {
        void take() throws X11Exception;
    }

    /// Tries it, after what was asked for before, and waits so long for its end. Failures are nobody's business
    /// any more: a server that is gone holds nothing, and one that hangs finds the requests when it wakes. Does
    /// nothing after [#end].
    void attempt(Duration patience, Step step) {
        try {
            thread.submit(() -> {
                        step.take();
                        return true;
                    })
                    .get(patience.toNanos(), TimeUnit.NANOSECONDS);
        } catch (ExecutionException | TimeoutException | RejectedExecutionException goneOrHangingOrOver) {
            // As said above.
        } catch (InterruptedException wanted) {
            // The step is taken all the same, only nobody waits for it.
            Thread.currentThread().interrupt();
        }
    }

    /// Ends once everything that was asked for is done.
    void end() {
        thread.shutdown();
    }
}
