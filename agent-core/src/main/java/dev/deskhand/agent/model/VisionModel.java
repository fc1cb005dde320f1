package dev.deskhand.agent.model;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;

/// One turn of a vision-language model. Blocks the caller; one attempt, never retried here. Safe to share between runs.
public interface VisionModel extends AutoCloseable {
    /// Asks for one turn and streams it to the listener.
    ///
    /// @throws AgentException one of the `Model…` failures, or `RetryTooFarOff`; sorted so that the loop knows what
    ///     may be tried again
    /// @throws Revoked as soon as the permit is taken back; the connection is closed, nothing is heard afterwards
    ModelTurn turn(ModelRequest request, TurnListener listener, Permit permit) throws AgentException, Revoked;

    @Override
    void close();
}
