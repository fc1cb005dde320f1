package dev.deskhand.operators.desktop;

import dev.deskhand.agent.screen.TileHashes;
import dev.deskhand.operators.desktop.x11.X11Exception;
import java.time.Duration;
import java.util.BitSet;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// Glances at the screen while the model thinks, to learn what moves without us. Has a platform thread of its
/// own, which sleeps while the run looks or acts, and after a minute of thinking.
///
/// [#begin] and [#end] are called by the run's thread in turns. Between them the samples belong to this watch. The
/// lock is never held across a glance, which takes as long as the server does: [#close] waits for nobody.
final class IdleWatch implements AutoCloseable {
    private static final Duration BETWEEN_GLANCES = Duration.ofMillis(250);
    /// On a large screen a glance takes longer, and it is to take no more than a twentieth of a core.
    private static final int LEISURE = 20;
    private static final int MOST_GLANCES = 240;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Samples samples;
    private final RestlessTiles tiles = new RestlessTiles();
    private final Thread thread;
    private boolean watching;
    private boolean glancing;
    private boolean closed;

    IdleWatch(Samples samples) {
        this.samples = samples;
        this.thread =
                Thread.ofPlatform().name("deskhand-x11-idle-watch").daemon().unstarted(this::run);
        thread.start();
    }

    /// Begins to glance.
    ///
    /// @param shown what the model was shown
    void begin(TileHashes shown) {
        lock.lock();
        try {
            tiles.begin(shown);
            watching = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /// Stops glancing. Waits for a glance under way, some milliseconds.
    ///
    /// @return the tiles that change by themselves; a copy
    BitSet end() {
        lock.lock();
        try {
            boolean watched = watching;
            watching = false;
            changed.signalAll();
            while (glancing) {
                changed.awaitUninterruptibly();
            }
            if (watched) {
                tiles.end();
            }
            return tiles.known();
        } finally {
            lock.unlock();
        }
    }

    /// Forgets which tiles change by themselves, for there are others now. Not between [#begin] and [#end].
    void forget() {
        lock.lock();
        try {
            tiles.forget();
        } finally {
            lock.unlock();
        }
    }

    private void run() {
        lock.lock();
        try {
            int glances = 0;
            long pause = BETWEEN_GLANCES.toNanos();
            while (!closed) {
                if (!watching || glances == MOST_GLANCES) {
                    changed.awaitUninterruptibly();
                    glances = 0;
                } else if (isLeftAloneFor(pause)) {
                    long start = System.nanoTime();
                    glances = glance() ? glances + 1 : MOST_GLANCES;
                    pause = Math.max(BETWEEN_GLANCES.toNanos(), (System.nanoTime() - start) * LEISURE);
                }
            }
        } finally {
            lock.unlock();
        }
    }

    /// Waits, with the lock given away meanwhile, and tells whether the watch still goes on after that time.
    private boolean isLeftAloneFor(long nanos) {
        try {
            long left = nanos;
            while (watching && left > 0) {
                left = changed.awaitNanos(left);
            }
        } catch (InterruptedException nobodyInterruptsIt) {
            closed = true;
        }
        return watching && !closed;
    }

    /// Gives the lock away for as long as it takes.
    private boolean glance() {
        glancing = true;
        lock.unlock();
        try {
            samples.take();
            tiles.glance(samples.hashesOfLatest());
            return true;
        } catch (X11Exception gone) {
            // The next look reports it to somebody who can act on it.
            return false;
        } finally {
            lock.lock();
            glancing = false;
            changed.signalAll();
        }
    }

    /// Does not wait for a glance under way.
    @Override
    public void close() {
        lock.lock();
        try {
            closed = true;
            watching = false;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
