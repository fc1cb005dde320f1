package dev.deskhand.agent.run;

import dev.deskhand.agent.operator.Permit;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// What a person can do to a run while it goes on. Every method may be called from any thread, takes effect at once and
/// returns without waiting for the run; those that come too late do nothing.
public final class RunControl {
    /// Where a run is, as far as a person is concerned.
    public enum State {
        RUNNING,
        PAUSED,
        STOPPED
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final List<String> steering = new ArrayList<>();
    private State state = State.RUNNING;
    private Permit permit = new Permit();
    private Runnable letGo = () -> {};

    /// Ends the run: no event but releases after this returns.
    public void stop() {
        leave(State.STOPPED);
    }

    /// No request and no input until [#resume]; a call in flight is cancelled.
    public void pause() {
        leave(State.PAUSED);
    }

    /// Goes on after a pause, with a fresh look.
    public void resume() {
        lock.lock();
        try {
            if (state == State.PAUSED) {
                state = State.RUNNING;
                permit = new Permit();
                changed.signalAll();
            }
        } finally {
            lock.unlock();
        }
    }

    /// Tells the model something. While the run goes on, what it is thinking about is dropped and asked again with the
    /// person's words; while it is paused they wait for [#resume].
    public void steer(String text) {
        Permit outdated;
        lock.lock();
        try {
            if (state == State.STOPPED || text.isBlank()) {
                return;
            }
            steering.add(text.strip());
            outdated = permit;
            if (state == State.RUNNING) {
                permit = new Permit();
            }
        } finally {
            lock.unlock();
        }
        outdated.revoke(letGo);
    }

    public State state() {
        lock.lock();
        try {
            return state;
        } finally {
            lock.unlock();
        }
    }

    private void leave(State next) {
        Permit outdated;
        lock.lock();
        try {
            if (state == State.STOPPED || state == next) {
                return;
            }
            state = next;
            outdated = permit;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
        outdated.revoke(letGo);
    }

    /// Leaves word of how to release everything the run holds.
    void attach(Runnable releasing) {
        lock.lock();
        try {
            letGo = releasing;
        } finally {
            lock.unlock();
        }
    }

    /// The permit in force; revoked already where the run is paused or stopped.
    Permit permit() {
        lock.lock();
        try {
            return permit;
        } finally {
            lock.unlock();
        }
    }

    /// Waits while the run is paused.
    ///
    /// @return what it became
    State awaitNotPaused() {
        lock.lock();
        try {
            while (state == State.PAUSED) {
                changed.awaitUninterruptibly();
            }
            return state;
        } finally {
            lock.unlock();
        }
    }

    /// What the person said since the last call, oldest first.
    List<String> takeSteering() {
        lock.lock();
        try {
            List<String> said = List.copyOf(steering);
            steering.clear();
            return said;
        } finally {
            lock.unlock();
        }
    }
}
