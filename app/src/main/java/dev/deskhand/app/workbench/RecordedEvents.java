package dev.deskhand.app.workbench;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.failure.AgentException;
import java.util.List;

/// Reads recorded events again.
@FunctionalInterface
public interface RecordedEvents {
    /// The events of a run with these sequence numbers, both included, in order.
    ///
    /// @throws AgentException `RecorderBroken` where they cannot be read
    List<AgentEvent> events(String run, long from, long to) throws AgentException;
}
