package dev.deskhand.agent.event;

import dev.deskhand.agent.failure.AgentException;
import java.util.List;

/// Reads recorded events again: for a watcher that fell behind. May block; never called on a watcher's own thread.
@FunctionalInterface
public interface RecordedEvents {
    /// The events of a run with these sequence numbers, both included, in order.
    ///
    /// @throws AgentException `RecorderBroken` where they cannot be read
    List<AgentEvent> events(String run, long from, long to) throws AgentException;
}
