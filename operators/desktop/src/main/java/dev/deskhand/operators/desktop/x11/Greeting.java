package dev.deskhand.operators.desktop.x11;

import dev.deskhand.operators.desktop.x11.X11Exception.Reason;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Waits for a server's greeting on a thread of its own: until it has come there is no socket a [Watchdog] could shut.
/// Xlib holds a lock meanwhile that the setting of its error handlers wants too, so that is waited for here as well.
final class Greeting {
    private Greeting() {}

    /// What the greeting makes possible; null where the server lets nobody in.
    ///
    /// @param tooLate what becomes of it when nobody waits any more
    /// @throws X11Exception SILENT
    static <T> @Nullable T await(Supplier<@Nullable T> greeting, Consumer<T> tooLate) throws X11Exception {
        CompletableFuture<@Nullable T> answer = CompletableFuture.supplyAsync(
                greeting,
                task -> Thread.ofPlatform()
                        .name("deskhand-x11-greeting")
                        .daemon()
                        .start(task));
        try {
            return answer.copy()
                    .orTimeout(Watchdog.LIMIT.toMillis(), TimeUnit.MILLISECONDS)
                    .join();
        } catch (CompletionException e) {
            if (!(e.getCause() instanceof TimeoutException)) {
                throw e;
            }
            var _ = answer.thenAccept(late -> {
                if (late != null) {
                    tooLate.accept(late);
                }
            });
            throw new X11Exception(Reason.SILENT, "the X server does not answer", e);
        }
    }
}
