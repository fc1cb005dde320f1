package dev.deskhand.agent.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A model's whole answer.
///
/// @param text the answer without the parts the provider marks as thinking
/// @param thinking those parts; empty where there were none
/// @param calls the functions it calls, in order
/// @param replay the answer in the words of its protocol, where later requests must hold it as it came; for
/// the model that gave it, and for nobody else
public record ModelTurn(
        String text,
        String thinking,
        List<FunctionCall> calls,
        Usage usage,
        End end,
        @Nullable String replay) {
    public ModelTurn {
        calls = List.copyOf(calls);
    }

    /// An answer in text.
    public ModelTurn(String text, String thinking, Usage usage, End end) {
        this(text, thinking, List.of(), usage, end, null);
    }

    /// Why the model stopped speaking.
    public enum End {
        COMPLETE,
        /// It ran into its limit on tokens: nothing of it may be acted on.
        LENGTH_LIMIT
    }
}
