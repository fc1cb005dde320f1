package dev.deskhand.agent.model;

/// A model's whole answer.
///
/// @param text the answer without the parts the provider marks as thinking
/// @param thinking those parts; empty where there were none
public record ModelTurn(String text, String thinking, Usage usage, End end) {
    /// Why the model stopped speaking.
    public enum End {
        COMPLETE,
        /// It ran into its limit on tokens: nothing of it may be acted on.
        LENGTH_LIMIT
    }
}
