package dev.deskhand.app.run;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.failure.AgentException;
import java.util.List;

/// Reads recorded events again: the journal.
@FunctionalInterface
public interface EventSource {
    /// The events of a run with these sequence numbers, both included, in order. Blocks; never called on the FX thread.
    ///
    /// @throws AgentException `RecorderBroken` where they cannot be read
    List<AgentEvent> events(String run, long from, long to) throws AgentException;
}
