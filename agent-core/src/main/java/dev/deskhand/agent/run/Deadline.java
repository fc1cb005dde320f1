package dev.deskhand.agent.run;

import dev.deskhand.agent.event.EndReason;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Ends a run when its time is over, wherever it is: in a model call, a back-off, an action, a pause. Has a thread of
/// its own, until it is closed.
final class Deadline implements AutoCloseable {
    private final CountDownLatch closed = new CountDownLatch(1);

    /// Begins to count.
    Deadline(RunControl control, Duration time, String run) {
        Thread.ofPlatform().name("run-deadline-" + run).daemon().start(() -> watch(control, time));
    }

    private void watch(RunControl control, Duration time) {
        try {
            if (!closed.await(time.toMillis(), TimeUnit.MILLISECONDS)) {
                control.end(Ending.because(EndReason.MINUTES));
            }
        } catch (InterruptedException e) {
            // Nothing of ours interrupts; whoever does wants this thread to end.
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed.countDown();
    }
}
