package dev.deskhand.testkit.witness;

import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;

/// Sees input events from outside the program under test.
///
/// Every question is answered with all that the X server had handled when it was asked, so an empty answer is proof.
public interface Witness<E> extends AutoCloseable {
    /// All it has seen.
    default List<E> events() throws InterruptedException {
        return since(new Mark(0));
    }

    /// The place behind all that has happened up to now.
    Mark mark() throws InterruptedException;

    /// What it has seen from `mark` on.
    List<E> since(Mark mark) throws InterruptedException;

    /// Waits for an event from `mark` on; an [AssertionError] that says what came instead after `limit`.
    E awaitEvent(Mark mark, Predicate<? super E> wanted, Duration limit) throws InterruptedException;

    /// As [#awaitEvent(Mark, Predicate, Duration)], among all events.
    default E awaitEvent(Predicate<? super E> wanted, Duration limit) throws InterruptedException {
        return awaitEvent(new Mark(0), wanted, limit);
    }

    @Override
    void close();
}
