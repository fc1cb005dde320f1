package dev.deskhand.app.desk;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.run.RunControl;

/// A run that is ready to begin. It owns its operator and its model.
public interface PreparedRun extends AutoCloseable {
    /// Runs to the end on the calling thread, obeying the control.
    AgentEvent.RunEnded run(RunControl control);

    /// Closes operator and model.
    @Override
    void close();
}
