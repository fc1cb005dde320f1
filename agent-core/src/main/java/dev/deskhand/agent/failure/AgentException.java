package dev.deskhand.agent.failure;

import org.jspecify.annotations.Nullable;

/// The one exception that crosses ports. What went wrong is its [AgentFailure]; the cause is kept for a debugger and is
/// never shown, logged or stored.
public final class AgentException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient AgentFailure failure;

    public AgentException(AgentFailure failure) {
        this(failure, null);
    }

    public AgentException(AgentFailure failure, @Nullable Throwable cause) {
        super(failure.kind(), cause);
        this.failure = failure;
    }

    public AgentFailure failure() {
        return failure;
    }
}
