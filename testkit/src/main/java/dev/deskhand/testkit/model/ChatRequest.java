package dev.deskhand.testkit.model;

import java.util.List;

/// A request that keeps to the protocol.
///
/// @param stream whether the answer is to be streamed
/// @param includeUsage whether the stream is to end with a chunk of usage
record ChatRequest(String model, List<SeenMessage> messages, boolean stream, boolean includeUsage) {
    ChatRequest {
        messages = List.copyOf(messages);
    }
}
