package dev.deskhand.app.cli;

import dev.deskhand.agent.event.AgentEvent.RunEnded;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.failure.AgentFailure;

/// What a command says to the one that started it. The numbers are part of the product.
public enum ExitStatus {
    FINISHED(0),
    /// It went wrong, or could not be understood.
    FAILED(1),
    /// Wrong usage or configuration, or a part that is not there.
    MISUSED(2),
    NEEDS_USER(3),
    LIMIT(4),
    STOPPED(130);

    private final int code;

    ExitStatus(int code) {
        this.code = code;
    }

    public int code() {
        return code;
    }

    /// What a run that ended that way exits with.
    static ExitStatus of(RunEnded ended) {
        AgentFailure failure = ended.failure();
        return failure == null ? of(ended.reason()) : of(failure);
    }

    private static ExitStatus of(EndReason reason) {
        return switch (reason) {
            case FINISHED -> FINISHED;
            case FAILED, UNREADABLE, BROKEN_OFF -> FAILED;
            case NEEDS_USER -> NEEDS_USER;
            case STEPS, MINUTES, TOKENS, MONEY, NO_PROGRESS -> LIMIT;
            case STOPPED -> STOPPED;
        };
    }

    /// What a failure exits with: a part that is not there is a matter of configuration.
    static ExitStatus of(AgentFailure failure) {
        return failure instanceof AgentFailure.PartMissing ? MISUSED : FAILED;
    }
}
