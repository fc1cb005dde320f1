package dev.deskhand.testkit.witness;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// What a witness has seen, in order. Written by the thread that reads the tool, read by the test.
public final class Sightings<E> {
    private final List<E> seen = new ArrayList<>();

    /// Adds one, and wakes who waits for it.
    public synchronized void add(E event) {
        seen.add(event);
        notifyAll();
    }

    /// The place before all of them.
    public Mark start() {
        return new Mark(0);
    }

    /// The place behind what has been added up to now.
    public synchronized Mark end() {
        return new Mark(seen.size());
    }

    /// All from `mark` on.
    public synchronized List<E> since(Mark mark) {
        return List.copyOf(seen.subList(mark.position(), seen.size()));
    }

    /// The first event from `mark` on that `wanted` accepts, waited for; an [AssertionError] with all that came
    /// instead.
    public synchronized E await(Mark mark, Predicate<? super E> wanted, Duration limit) throws InterruptedException {
        long end = System.nanoTime() + limit.toNanos();
        int next = mark.position();
        while (true) {
            for (; next < seen.size(); next++) {
                if (wanted.test(seen.get(next))) {
                    return seen.get(next);
                }
            }
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                throw new AssertionError("not within " + limit.toMillis() + " ms; seen instead: " + since(mark));
            }
            wait(left);
        }
    }
}
