package dev.deskhand.operators.desktop.x11;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/// Gives up a connection whose server does not answer; Xlib itself waits for ever. Has a thread of its own that looks
/// at the connection now and then, so that a request costs no more than a count.
///
/// Looks are counted and no clock is read: where this program itself stood still, its server did nothing wrong.
final class Watchdog implements AutoCloseable {
    /// How long a server may take. One that is only busy is done with any request of ours in a fraction of that.
    static final Duration LIMIT = Duration.ofSeconds(5);

    private static final Duration BETWEEN = Duration.ofMillis(250);

    /// How many looks may find the same request under way.
    static final long MOST_LOOKS = LIMIT.dividedBy(BETWEEN);

    private final Runnable giveUp;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("deskhand-x11-watchdog").daemon().factory());

    /// Odd while a request is under way.
    private final AtomicLong count = new AtomicLong();

    private long seen;
    private long looks;

    /// @param giveUp called once for a request, on the watchdog's thread
    Watchdog(Runnable giveUp) {
        this.giveUp = giveUp;
    }

    Watchdog start() {
        var _ = thread.scheduleWithFixedDelay(
                this::look, BETWEEN.toMillis(), BETWEEN.toMillis(), TimeUnit.MILLISECONDS);
        return this;
    }

    /// A request begins, or ends; one at a time.
    void turn() {
        count.incrementAndGet();
    }

    void look() {
        long now = count.get();
        looks = now % 2 != 0 && now == seen ? looks + 1 : 0;
        seen = now;
        if (looks == MOST_LOOKS) {
            giveUp.run();
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
