package dev.deskhand.agent.model;

import java.util.List;

/// Everything a model is told for one turn. After an optional system message the roles alternate, the person first.
public record ModelRequest(List<ModelMessage> messages) {
    public ModelRequest {
        messages = List.copyOf(messages);
    }
}
