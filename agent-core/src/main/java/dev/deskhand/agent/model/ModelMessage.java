package dev.deskhand.agent.model;

import dev.deskhand.agent.screen.Picture;
import java.util.List;

/// One message of a conversation with a model.
public record ModelMessage(Role role, List<Part> parts) {
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

    public ModelMessage {
        parts = List.copyOf(parts);
    }

    public static ModelMessage system(String text) {
        return new ModelMessage(Role.SYSTEM, List.of(new Text(text)));
    }

    public static ModelMessage assistant(String text) {
        return new ModelMessage(Role.ASSISTANT, List.of(new Text(text)));
    }
}
