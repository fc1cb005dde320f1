package dev.deskhand.app.workbench;

import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.run.RunControl;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Stops the run it is wired to, also one that begins after it was pressed. A run that cannot be stopped with it any
/// more is not to go on either.
final class StopButton {
    private @Nullable RunControl control;
    private @Nullable Consumer<RunControl> order;

    /// Returns at once: letting go waits for the screen, and whoever watches keys must not.
    void press() {
        give(RunControl::stop);
    }

    /// Ends the run as failed, because pressing would not be heard any more. Returns at once.
    void lose(AgentFailure why) {
        give(run -> run.fail(why));
    }

    private synchronized void give(Consumer<RunControl> fresh) {
        order = fresh;
        passOn();
    }

    synchronized void wire(RunControl run) {
        control = run;
        passOn();
    }

    private void passOn() {
        RunControl run = control;
        Consumer<RunControl> given = order;
        if (run != null && given != null) {
            Thread.ofPlatform().name("deskhand-stop").daemon().start(() -> given.accept(run));
        }
    }
}
