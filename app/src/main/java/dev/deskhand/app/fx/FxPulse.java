package dev.deskhand.app.fx;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;

/// The pulse of the running JavaFX platform: work queued between two pulses runs in one go, so that a flood of events
/// costs no more frames than the screen has. Idle, it costs nothing: the timer behind it runs only while work waits.
public final class FxPulse implements Pulse {
    private final List<Runnable> queue = new ArrayList<>();
    private final AnimationTimer timer = new AnimationTimer() {
        @Override
        public void handle(long now) {
            stop();
            runAll();
        }
    };

    @Override
    public void next(Runnable work) {
        boolean first;
        synchronized (queue) {
            first = queue.isEmpty();
            queue.add(work);
        }
        if (first) {
            Platform.runLater(timer::start);
        }
    }

    /// What comes in meanwhile runs with the next pulse, and so does what is left where one fails.
    private void runAll() {
        Deque<Runnable> work;
        synchronized (queue) {
            work = new ArrayDeque<>(queue);
            queue.clear();
        }
        try {
            while (!work.isEmpty()) {
                work.removeFirst().run();
            }
        } finally {
            putBack(work);
        }
    }

    private void putBack(Collection<Runnable> work) {
        if (!work.isEmpty()) {
            synchronized (queue) {
                queue.addAll(0, work);
            }
            timer.start();
        }
    }
}
