package dev.deskhand.testkit.witness;

import java.time.Duration;

/// Proves that a witness has read everything up to now: an event of our own sent through the X server behind all the
/// others, and waited for in the witness's output. So "nothing came" is a fact and not a matter of waiting long enough.
final class Barrier {
    private static final Duration LIMIT = Duration.ofSeconds(10);

    private int seen;

    /// Sends one barrier event; it ends once the server has taken it.
    @FunctionalInterface
    interface Sender {
        void send() throws InterruptedException;
    }

    synchronized void arrived() {
        seen++;
        notifyAll();
    }

    /// Sends one and waits for it. One at a time.
    synchronized void pass(Sender sender) throws InterruptedException {
        int before = seen;
        long end = System.nanoTime() + LIMIT.toNanos();
        sender.send();
        while (seen == before) {
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                throw new AssertionError("the witness reads no longer");
            }
            wait(left);
        }
    }
}
