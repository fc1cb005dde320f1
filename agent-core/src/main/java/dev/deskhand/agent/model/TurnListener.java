package dev.deskhand.agent.model;

/// Hears a turn as it streams in, on the adapter's reading thread, in order. Must not block.
public interface TurnListener {
    /// A piece of the answer.
    void text(String piece);

    /// A piece of what the provider marks as thinking.
    void thinking(String piece);
}
