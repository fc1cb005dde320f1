package dev.deskhand.app.run;

import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.failure.AgentFailure;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// How a run ended.
///
/// @param message what the model said at the end; empty where it said nothing
/// @param failure what went wrong; null unless it failed
public record Ending(
        EndReason reason,
        boolean verified,
        String message,
        @Nullable AgentFailure failure,
        int steps,
        Duration time) {}
