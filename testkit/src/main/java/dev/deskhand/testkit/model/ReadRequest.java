package dev.deskhand.testkit.model;

import java.util.List;
import java.util.function.Function;

/// A request that keeps to its protocol.
///
/// @param stream whether the answer is to be streamed
/// @param bodies how an answer to it is written
record ReadRequest(String model, List<SeenMessage> messages, boolean stream, Function<SeenRequest, Bodies> bodies) {
    ReadRequest {
        messages = List.copyOf(messages);
    }
}
