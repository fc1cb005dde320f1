package dev.deskhand.app.fx;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;

/// A pulse that beats when it is told to.
public final class PulseDouble implements Pulse, Executor {
    private final Queue<Runnable> queue = new ArrayDeque<>();
    private int asked;

    @Override
    public synchronized void next(Runnable work) {
        asked++;
        queue.add(work);
    }

    @Override
    public void execute(Runnable work) {
        next(work);
    }

    /// Runs what waits, and what that leaves, until nothing waits.
    public void beat() {
        for (Runnable work = poll(); work != null; work = poll()) {
            work.run();
        }
    }

    private synchronized Runnable poll() {
        return queue.poll();
    }

    /// How often something was left.
    public synchronized int asked() {
        return asked;
    }
}
