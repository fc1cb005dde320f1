package dev.deskhand.agent.model;

/// Hears a turn as it streams in, in order, on one thread, and nothing once the turn has returned. Must not block.
public interface TurnListener {
    /// A piece of the answer.
    void text(String piece);

    /// A piece of what the provider marks as thinking.
    void thinking(String piece);
}
