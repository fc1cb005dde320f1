package dev.deskhand.agent.run;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.screen.Picture;
import java.util.List;
import java.util.Optional;

/// Makes the facts of runs durable. Called by the run's own thread; when a method returns, a kill of this process can
/// no longer undo it.
public interface Recorder {
    /// Makes events of one run durable, in this order, all or none.
    ///
    /// @throws AgentException `RecorderBroken`: the run must end
    void record(List<AgentEvent> events) throws AgentException;

    /// Keeps a picture, once, as it was sent; its file is whole before this returns.
    ///
    /// @return nothing where there is no room for pictures any more
    /// @throws AgentException `RecorderBroken`
    Optional<PictureRef> keep(String run, int step, Picture picture) throws AgentException;
}
