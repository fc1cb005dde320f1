package dev.deskhand.agent.run;

import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.failure.AgentFailure;
import org.jspecify.annotations.Nullable;

/// How a run ends.
///
/// @param message what the model said at the end; empty where it said nothing
/// @param failure what went wrong; null unless the reason is `FAILED`
record Ending(EndReason reason, String message, @Nullable AgentFailure failure) {
    static Ending because(EndReason reason) {
        return new Ending(reason, "", null);
    }

    static Ending saying(EndReason reason, String message) {
        return new Ending(reason, message, null);
    }

    static Ending of(AgentFailure failure) {
        return new Ending(EndReason.FAILED, "", failure);
    }
}
