package dev.deskhand.models;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.model.FunctionCall;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// The blocks of one answer while they come in, piece by piece.
final class AnthropicBlocks {
    private final Map<Integer, Block> blocks = new TreeMap<>();
    private int length;

    /// One block.
    ///
    /// @param start as it began
    /// @param text its text, thoughts or arguments
    private record Block(ObjectNode start, StringBuilder text, StringBuilder signature) {
        boolean is(String type) {
            return start.path("type").asText().equals(type);
        }
    }

    void begin(int index, JsonNode start) {
        if (start instanceof ObjectNode fields) {
            blocks.put(index, new Block(fields.deepCopy(), new StringBuilder(), new StringBuilder()));
        }
    }

    void add(int index, JsonNode delta) {
        Block block = blocks.get(index);
        if (block == null) {
            return;
        }
        String piece = switch (delta.path("type").asText()) {
            case "text_delta" -> delta.path("text").asText();
            case "thinking_delta" -> delta.path("thinking").asText();
            case "input_json_delta" -> delta.path("partial_json").asText();
            default -> "";
        };
        block.text.append(piece);
        block.signature.append(delta.path("signature").asText(""));
        length += piece.length();
    }

    /// How much there is of them, in characters.
    int length() {
        return length;
    }

    String text() {
        return joined("text");
    }

    String thinking() {
        return joined("thinking");
    }

    private String joined(String type) {
        return blocks.values().stream()
                .filter(block -> block.is(type))
                .map(block -> block.text.toString())
                .collect(Collectors.joining("\n"));
    }

    List<FunctionCall> calls() {
        return blocks.values().stream()
                .filter(block -> block.is("tool_use"))
                .map(block -> new FunctionCall(
                        block.start.path("id").asText(),
                        block.start.path("name").asText(),
                        block.text.toString()))
                .toList();
    }

    /// All of them as later requests must hold them. Empty texts are refused there, and arguments must be
    /// an object.
    String replay() {
        ArrayNode all = JsonNodeFactory.instance.arrayNode();
        for (Block block : blocks.values()) {
            if (block.is("text") && !block.text.toString().isBlank()) {
                all.add(block.start.put("text", block.text.toString()));
            } else if (block.is("thinking")) {
                all.add(block.start
                        .put("thinking", block.text.toString())
                        .put("signature", block.signature.toString()));
            } else if (block.is("tool_use")) {
                all.add(block.start.set("input", arguments(block.text.toString())));
            } else if (!block.is("text")) {
                all.add(block.start);
            }
        }
        return all.toString();
    }

    private static JsonNode arguments(String json) {
        JsonNode read = Parts.parse(json);
        return read.isObject() ? read : JsonNodeFactory.instance.objectNode();
    }
}
