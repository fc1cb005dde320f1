package dev.deskhand.operators.desktop.x11;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

/// A thread for what has to be tried, whoever asks, and must never keep them waiting: a server that hangs keeps
/// this thread and nobody else. Usable from any thread; begins with the first attempt.
final class ReleaseThread {
    private final ExecutorService thread = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("deskhand-x11-release").daemon().factory());

    /// One thing to try.
    @FunctionalInterface
    interface Step {
        void take() throws X11Exception;
    }

    /// Tries it, after what was asked for before, and waits so long for its end; an interrupt does not shorten that.
    /// What the server refuses is nobody's business any more: one that is gone holds nothing, and one that hangs
    /// finds the requests when it wakes. A defect goes to the thread's handler for those. Does nothing after
    /// [#end].
    void attempt(Duration patience, Step step) {
        CompletableFuture<Boolean> over = new CompletableFuture<>();
        try {
            thread.execute(() -> take(step, over));
            over.completeOnTimeout(false, patience.toNanos(), TimeUnit.NANOSECONDS)
                    .join();
        } catch (RejectedExecutionException afterTheEnd) {
            // As said above.
        }
    }

    private static void take(Step step, CompletableFuture<Boolean> over) {
        try {
            step.take();
        } catch (X11Exception goneOrHanging) {
            // As said above.
        } finally {
            over.complete(true);
        }
    }

    /// Ends once everything that was asked for is done.
    void end() {
        thread.shutdown();
    }
}
