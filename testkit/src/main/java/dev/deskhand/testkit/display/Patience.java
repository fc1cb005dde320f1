package dev.deskhand.testkit.display;

import java.time.Duration;
import java.util.Optional;

/// A time limit that is shared by several waits, each for something to become true, asked again and again.
///
/// For states of other processes, which tell nobody when they change. Inside this process use a lock or a queue.
public final class Patience {
    private static final Duration BETWEEN = Duration.ofMillis(15);

    private final Duration limit;
    private final long end;

    /// Starts now.
    public Patience(Duration limit) {
        this.limit = limit;
        this.end = System.nanoTime() + limit.toNanos();
    }

    /// Asks for a value that may not be there yet.
    @FunctionalInterface
    public interface Probe<T> {
        Optional<T> ask() throws InterruptedException;
    }

    /// Asks for something that may not be true yet.
    @FunctionalInterface
    public interface Condition {
        boolean holds() throws InterruptedException;
    }

    /// What is left of the limit, never negative.
    public Duration left() {
        return Duration.ofNanos(Math.max(0, end - System.nanoTime()));
    }

    /// Returns once `condition` holds; an [AssertionError] naming `what` when the limit is over first.
    public void until(String what, Condition condition) throws InterruptedException {
        value(what, () -> condition.holds() ? Optional.of(true) : Optional.empty());
    }

    /// The first value `probe` has; an [AssertionError] naming `what` when the limit is over first.
    public <T> T value(String what, Probe<T> probe) throws InterruptedException {
        while (true) {
            Optional<T> found = probe.ask();
            if (found.isPresent()) {
                return found.get();
            }
            if (left().isZero()) {
                throw new AssertionError("not within " + limit.toMillis() + " ms: " + what);
            }
            Thread.sleep(BETWEEN);
        }
    }
}
