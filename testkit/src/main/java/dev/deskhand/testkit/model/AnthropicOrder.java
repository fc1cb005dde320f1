package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What one of Anthropic's messages owes the one before: each call its one result, in the message that follows and
/// before anything else; and an answer that holds a call is told again as it was given, its signed thoughts with it.
final class AnthropicOrder {
    private static final String SKIPPED = "Not executed: an earlier computer action in this turn failed.";

    private final Memory memory;

    AnthropicOrder(Memory memory) {
        this.memory = memory;
    }

    void check(JsonNode messages) throws BadRequest {
        List<JsonNode> calls = List.of();
        for (int at = 0; at < messages.size(); at++) {
            String where = "messages[" + at + "]";
            JsonNode content = messages.get(at).path("content");
            if (at % 2 == 0) {
                checkResults(content, calls, where);
            } else {
                calls = blocks(content, "tool_use");
                checkAsSaid(content, calls, where);
            }
        }
    }

    private static List<JsonNode> blocks(JsonNode content, String type) {
        List<JsonNode> blocks = new ArrayList<>();
        content.forEach(block -> {
            if (block.path("type").asText().equals(type)) {
                blocks.add(block);
            }
        });
        return blocks;
    }

    private static void checkResults(JsonNode content, List<JsonNode> calls, String where) throws BadRequest {
        Map<String, JsonNode> results = results(content, where);
        boolean hasFailed = false;
        for (JsonNode call : calls) {
            String id = call.path("id").asText();
            JsonNode result = results.remove(id);
            if (result == null) {
                throw new BadRequest(where + ": `tool_use` ids were found without `tool_result` blocks immediately"
                        + " after: " + id);
            }
            if (!result.path("toolset_name").equals(call.path("toolset_name"))) {
                throw new BadRequest(where + ": the result of " + id + " must name the toolset of its call");
            }
            boolean isOfToolset = call.has("toolset_name");
            if (isOfToolset && hasFailed) {
                requireSkipped(result, where, id);
            }
            hasFailed |= isOfToolset && result.path("is_error").asBoolean();
        }
        if (!results.isEmpty()) {
            throw new BadRequest(where + ": unexpected `tool_use_id` found in `tool_result` blocks: "
                    + results.keySet().iterator().next());
        }
    }

    private static Map<String, JsonNode> results(JsonNode content, String where) throws BadRequest {
        Map<String, JsonNode> results = new LinkedHashMap<>();
        boolean isOver = false;
        for (JsonNode block : content) {
            if (!block.path("type").asText().equals("tool_result")) {
                isOver = true;
            } else if (isOver) {
                throw new BadRequest(where + ": `tool_result` blocks must come before all else");
            } else if (results.put(block.path("tool_use_id").asText(), block) != null) {
                throw new BadRequest(where + ": each `tool_use` must have a single result: "
                        + block.path("tool_use_id").asText());
            }
        }
        return results;
    }

    private static void requireSkipped(JsonNode result, String where, String id) throws BadRequest {
        String said = result.path("content").path(0).path("text").asText();
        if (!result.path("is_error").asBoolean() || !said.equals(SKIPPED)) {
            throw new BadRequest(where + ": the result of " + id + " must be an error that says: " + SKIPPED);
        }
    }

    private void checkAsSaid(JsonNode content, List<JsonNode> calls, String where) throws BadRequest {
        for (JsonNode call : calls) {
            Optional<ArrayNode> answer = memory.answerWith(call.path("id"));
            if (answer.isEmpty() || content.equals(answer.get())) {
                continue;
            }
            if (!blocks(content, "thinking").equals(blocks(answer.get(), "thinking"))) {
                throw new BadRequest(where + ": a `thinking` block is missing or its `signature` is invalid");
            }
            throw new BadRequest(where + ": the answer is told otherwise than it was given");
        }
    }
}
