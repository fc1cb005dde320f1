package dev.deskhand.app.fx;

import java.util.ArrayList;
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

    private void runAll() {
        List<Runnable> work;
        synchronized (queue) {
            work = List.copyOf(queue);
            queue.clear();
        }
        work.forEach(Runnable::run);
    }
}
