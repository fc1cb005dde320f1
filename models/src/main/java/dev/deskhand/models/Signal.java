package dev.deskhand.models;

import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.model.ModelTurn;
import java.time.Duration;

/// What the caller of a turn is told while it waits.
sealed interface Signal {
    record Text(String piece) implements Signal {}

    record Thinking(String piece) implements Signal {}

    /// A piece of a call: nothing to show, but the model is at work.
    record Calling() implements Signal {}

    record Answered(ModelTurn turn) implements Signal {}

    record Failed(AgentFailure failure) implements Signal {}

    /// What was waited for did not come in time.
    record Silent(Inbox.Awaited awaited, Duration after) implements Signal {}

    /// The permit was taken back.
    record Withdrawn() implements Signal {}
}
