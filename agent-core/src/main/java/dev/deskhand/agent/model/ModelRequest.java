package dev.deskhand.agent.model;

import java.util.List;

/// Everything a model is told for one turn. After an optional system message the roles alternate, the
/// person first. Each call in an answer is answered in the message that follows it.
public record ModelRequest(List<ModelMessage> messages, Offer offer) {
    public ModelRequest {
        messages = List.copyOf(messages);
    }

    /// A request that is answered in text.
    public ModelRequest(List<ModelMessage> messages) {
        this(messages, Offer.NONE);
    }
}
