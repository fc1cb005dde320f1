package dev.deskhand.app.workbench;

import dev.deskhand.agent.run.RunControl;
import org.jspecify.annotations.Nullable;

/// Stops the run it is wired to, also one that begins after it was pressed.
final class StopButton {
    private @Nullable RunControl control;
    private boolean pressed;

    /// Returns at once: letting go waits for the screen, and whoever watches keys must not.
    synchronized void press() {
        pressed = true;
        stop();
    }

    synchronized void wire(RunControl run) {
        control = run;
        if (pressed) {
            stop();
        }
    }

    private void stop() {
        RunControl run = control;
        if (run != null) {
            Thread.ofPlatform().name("deskhand-stop").daemon().start(run::stop);
        }
    }
}
