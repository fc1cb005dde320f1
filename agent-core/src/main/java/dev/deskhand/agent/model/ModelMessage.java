package dev.deskhand.agent.model;

import dev.deskhand.agent.screen.Picture;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One message of a conversation with a model.
///
/// @param replay for an answer, what [ModelTurn#replay] says; null else
public record ModelMessage(
        Role role, List<Part> parts, @Nullable String replay) {
    /// Who speaks.
    public enum Role {
        SYSTEM,
        USER,
        ASSISTANT
    }

    /// A piece of a message.
    public sealed interface Part {}

    public record Text(String text) implements Part {}

    public record Image(Picture picture) implements Part {}

    /// A function the model called.
    public record Called(FunctionCall call) implements Part {}

    /// What became of a call, in the message after the one that holds it.
    ///
    /// @param text a sentence or more
    public record Answered(FunctionCall call, Fate fate, String text) implements Part {
        /// What became of it, in a word.
        public enum Fate {
            DONE,
            /// It could not be done, or not be read.
            FAILED,
            /// A person was asked and did not allow it.
            DENIED,
            /// It was left out, because one before it was not done.
            SKIPPED
        }
    }

    public ModelMessage {
        parts = List.copyOf(parts);
    }

    public ModelMessage(Role role, List<Part> parts) {
        this(role, parts, null);
    }

    /// What the model is told before all else.
    public static ModelMessage system(String text) {
        return new ModelMessage(Role.SYSTEM, List.of(new Text(text)));
    }

    /// A past answer of the model.
    ///
    /// @param text its text, perhaps shortened
    public static ModelMessage assistant(String text, ModelTurn turn) {
        List<Part> parts = new ArrayList<>();
        if (!text.isBlank() || turn.calls().isEmpty()) {
            parts.add(new Text(text));
        }
        turn.calls().forEach(call -> parts.add(new Called(call)));
        return new ModelMessage(Role.ASSISTANT, parts, turn.replay());
    }
}
