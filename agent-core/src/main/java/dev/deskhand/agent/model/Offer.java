package dev.deskhand.agent.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a model is offered to answer with besides text.
///
/// @param functions what it may call
/// @param schema the JSON schema its text must follow; null where any text will do
public record Offer(List<Function> functions, @Nullable ObjectNode schema) {
    /// Text and nothing else.
    public static final Offer NONE = new Offer(List.of(), null);

    public Offer {
        functions = List.copyOf(functions);
    }

    /// A function a model may call.
    ///
    /// @param parameters the JSON schema of its arguments, an object
    public record Function(String name, String description, ObjectNode parameters) {}
}
