package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.StreamSupport;

/// What the items of an input of OpenAI's responses owe each other: each call its one output, before the user speaks;
/// each safety check its acknowledgement; each thought the items it led to, as they were given.
final class ResponsesOrder {
    private final Memory memory;

    ResponsesOrder(Memory memory) {
        this.memory = memory;
    }

    void check(JsonNode input) throws BadRequest {
        Map<String, JsonNode> open = new LinkedHashMap<>();
        for (int at = 0; at < input.size(); at++) {
            JsonNode item = input.get(at);
            String where = "input[" + at + "]";
            switch (item.path("type").asText("message")) {
                case "computer_call", "function_call" -> {
                    open.put(item.path("call_id").asText(), item);
                    checkAsSaid(input, at, where);
                }
                case "computer_call_output" -> checkAcknowledged(answered(open, item, where), item, where);
                case "function_call_output" -> answered(open, item, where);
                case "reasoning" -> requireFollower(input, at, where);
                default -> requireNoneOpen(open);
            }
        }
        requireNoneOpen(open);
    }

    private static JsonNode answered(Map<String, JsonNode> open, JsonNode output, String where) throws BadRequest {
        String id = output.path("call_id").asText();
        JsonNode call = open.remove(id);
        if (call == null
                || !output.path("type").asText().equals(call.path("type").asText() + "_output")) {
            throw new BadRequest(where + ": no tool call found for an output with call_id " + id);
        }
        return call;
    }

    private static void requireNoneOpen(Map<String, JsonNode> open) throws BadRequest {
        if (!open.isEmpty()) {
            throw new BadRequest(
                    "no tool output found for call " + open.keySet().iterator().next());
        }
    }

    private static void checkAcknowledged(JsonNode call, JsonNode output, String where) throws BadRequest {
        Set<String> pending = ids(call.path("pending_safety_checks"));
        Set<String> acknowledged = ids(output.path("acknowledged_safety_checks"));
        if (!acknowledged.equals(pending)) {
            throw new BadRequest(
                    where + ".acknowledged_safety_checks must name " + pending + " and names " + acknowledged);
        }
    }

    private static Set<String> ids(JsonNode checks) {
        Set<String> ids = new TreeSet<>();
        checks.forEach(check -> ids.add(check.path("id").asText()));
        return ids;
    }

    private static void requireFollower(JsonNode input, int at, String where) throws BadRequest {
        String next = input.path(at + 1).path("type").asText("message");
        boolean isAnswer = Fields.words("computer_call function_call reasoning").contains(next)
                || input.path(at + 1).path("role").asText().equals("assistant");
        if (!isAnswer) {
            throw new BadRequest(where + ": item of type 'reasoning' was provided without its required following item");
        }
    }

    /// The answer that held the call stands around it, item by item as it was given.
    private void checkAsSaid(JsonNode input, int at, String where) throws BadRequest {
        Optional<ArrayNode> answer = memory.answerWith(input.path(at).path("call_id"));
        if (answer.isEmpty()) {
            return;
        }
        int before = StreamSupport.stream(answer.get().spliterator(), false)
                .map(item -> item.path("call_id"))
                .toList()
                .indexOf(input.path(at).path("call_id"));
        for (int each = 0; each < answer.get().size(); each++) {
            JsonNode said = answer.get().get(each);
            if (!said.equals(input.path(at - before + each))) {
                throw new BadRequest(where + ": a call was provided without its required '"
                        + said.path("type").asText() + "' item, or that item was changed");
            }
        }
    }
}
