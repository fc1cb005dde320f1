package dev.deskhand.agent.operator;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// Leave to act, until it is taken back. Every injected event goes through [#inject], every wait through [#pause],
/// every call that blocks elsewhere leaves word with [#onRevoke] of how to end it. Once [#revoke] has returned, no
/// event that is not a release can follow: an event and the revocation take the same lock. Safe from any thread.
public final class Permit {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition taken = lock.newCondition();
    private final List<Runnable> cancellations = new ArrayList<>();
    private boolean revoked;
    private boolean released;

    /// One injected event. Must not block.
    @FunctionalInterface
    public interface Event<X extends Exception> {
        void send() throws X;
    }

    /// Passes while the permit stands.
    ///
    /// @throws Revoked where the permit has been taken back
    public void check() throws Revoked {
        lock.lock();
        try {
            if (revoked) {
                throw new Revoked();
            }
        } finally {
            lock.unlock();
        }
    }

    public boolean isRevoked() {
        lock.lock();
        try {
            return revoked;
        } finally {
            lock.unlock();
        }
    }

    /// Sends one event, unless the permit has been taken back. Revocation waits for an event that has begun.
    public <X extends Exception> void inject(Event<X> event) throws Revoked, X {
        lock.lock();
        try {
            check();
            event.send();
        } finally {
            lock.unlock();
        }
    }

    /// Waits that long, or until the permit is taken back.
    ///
    /// @throws Revoked at once when it is taken back
    public void pause(Duration time) throws Revoked {
        lock.lock();
        try {
            long left = time.toNanos();
            while (!revoked && left > 0) {
                left = taken.awaitNanos(left);
            }
            check();
        } catch (InterruptedException e) {
            // Nothing of ours interrupts; whoever does wants this thread to end.
            Thread.currentThread().interrupt();
            throw new Revoked();
        } finally {
            lock.unlock();
        }
    }

    /// Has something run when the permit is taken back; at once where it already is. It must return quickly.
    ///
    /// @return closes when the word is no longer needed
    public Registration onRevoke(Runnable cancellation) {
        lock.lock();
        try {
            if (!revoked) {
                cancellations.add(cancellation);
                return () -> forget(cancellation);
            }
        } finally {
            lock.unlock();
        }
        cancellation.run();
        return () -> {};
    }

    private void forget(Runnable cancellation) {
        lock.lock();
        try {
            cancellations.remove(cancellation);
        } finally {
            lock.unlock();
        }
    }

    /// Takes the permit back: no further event, waiters wake, then `letGo` runs, then what was left with [#onRevoke],
    /// even where letting go fails. Later calls wait until the first has let go and do nothing else.
    ///
    /// @param letGo releases everything held
    public void revoke(Runnable letGo) {
        List<Runnable> toRun;
        lock.lock();
        try {
            if (revoked) {
                awaitReleased();
                return;
            }
            revoked = true;
            taken.signalAll();
            toRun = List.copyOf(cancellations);
            cancellations.clear();
        } finally {
            lock.unlock();
        }
        try {
            letGo.run();
        } finally {
            noteReleased();
            toRun.forEach(Runnable::run);
        }
    }

    private void awaitReleased() {
        while (!released) {
            taken.awaitUninterruptibly();
        }
    }

    private void noteReleased() {
        lock.lock();
        try {
            released = true;
            taken.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /// Takes back what was left with [#onRevoke].
    @FunctionalInterface
    public interface Registration extends AutoCloseable {
        @Override
        void close();
    }
}
