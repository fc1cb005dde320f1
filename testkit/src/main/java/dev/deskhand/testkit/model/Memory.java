package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// What a stand-in has said, so that it can hold a client to it. For any thread.
final class Memory {
    private final Map<String, ArrayNode> answers = new ConcurrentHashMap<>();

    /// Remembers a whole answer by the ids of its calls, as a client reads it: nobody sees of a number what it was.
    void keep(Collection<String> calls, ArrayNode answer) {
        try {
            ArrayNode read = (ArrayNode) RequestBody.parse(Bodies.bytes(answer.toString()));
            calls.forEach(call -> answers.put(call, read));
        } catch (BadRequest e) {
            throw new IllegalStateException("what was said is no JSON", e);
        }
    }

    /// The whole answer that held that call; empty where no answer did.
    Optional<ArrayNode> answerWith(JsonNode call) {
        return Optional.ofNullable(answers.get(call.asText()));
    }
}
