package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/// Answers in Anthropic's messages: thoughts with a signature, texts, calls.
final class AnthropicBodies implements Bodies {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final SeenRequest request;
    private final AnthropicCalls calls;
    private final Memory memory;
    private final List<Answer.Piece> said = new ArrayList<>();
    private final ArrayNode blocks = JSON.arrayNode();
    private final StringBuilder text = new StringBuilder();
    private Answer.@Nullable Channel open;

    AnthropicBodies(SeenRequest request, AnthropicTools tools, Memory memory) {
        this.request = request;
        this.calls = new AnthropicCalls(request, tools);
        this.memory = memory;
    }

    @Override
    public byte[] opening() {
        ObjectNode start = JSON.objectNode();
        start.set("message", message());
        return Bodies.bytes(event("message_start", start) + event("ping", JSON.objectNode()));
    }

    @Override
    public byte[] piece(Answer.Piece piece) {
        said.add(piece);
        StringBuilder events = new StringBuilder();
        if (open != piece.channel()) {
            events.append(close());
            events.append(begin(piece.channel()));
        }
        text.append(piece.text());
        String field = type(piece.channel());
        return Bodies.bytes(
                events + delta(JSON.objectNode().put("type", field + "_delta").put(field, piece.text())));
    }

    private static String type(Answer.Channel channel) {
        return switch (channel) {
            case CONTENT -> "text";
            case REASONING -> "thinking";
        };
    }

    private String begin(Answer.Channel channel) {
        open = channel;
        text.setLength(0);
        ObjectNode block = JSON.objectNode().put("type", type(channel)).put(type(channel), "");
        return start(channel == Answer.Channel.REASONING ? block.put("signature", "") : block);
    }

    /// Ends the block that is open. A thought is signed at its end.
    private String close() {
        if (open == null) {
            return "";
        }
        ObjectNode block = JSON.objectNode().put("type", type(open)).put(type(open), text.toString());
        String events = "";
        if (open == Answer.Channel.REASONING) {
            String signature = "signed-" + request.number() + "-" + blocks.size();
            events = delta(JSON.objectNode().put("type", "signature_delta").put("signature", signature));
            block.put("signature", signature);
        }
        open = null;
        return events + stop(block);
    }

    @Override
    public List<byte[]> closing(List<Deed> deeds, Answer.Finish finish) {
        StringBuilder events = new StringBuilder(close());
        for (Deed deed : deeds) {
            ObjectNode call = calls.of(deed, blocks.size());
            String input = call.path("input").toString();
            events.append(start(call.deepCopy().set("input", JSON.objectNode())));
            for (String piece : List.of(input.substring(0, 1), input.substring(1))) {
                events.append(
                        delta(JSON.objectNode().put("type", "input_json_delta").put("partial_json", piece)));
            }
            events.append(stop(call));
        }
        remember();
        ObjectNode end = JSON.objectNode();
        end.putObject("delta").put("stop_reason", reason(deeds, finish)).putNull("stop_sequence");
        end.putObject("usage").put("output_tokens", Tokens.of(request, said).output());
        events.append(event("message_delta", end));
        events.append(event("message_stop", JSON.objectNode()));
        return List.of(Bodies.bytes(events.toString()));
    }

    private void remember() {
        memory.keep(
                StreamSupport.stream(blocks.spliterator(), false)
                        .filter(block -> block.has("input"))
                        .map(block -> block.path("id").asText())
                        .toList(),
                blocks);
    }

    private static String reason(List<Deed> deeds, Answer.Finish finish) {
        return switch (finish) {
            case STOP -> deeds.isEmpty() ? "end_turn" : "tool_use";
            case LENGTH -> "max_tokens";
            case CONTENT_FILTER -> "refusal";
        };
    }

    @Override
    public byte[] whole(Answer.Spoken spoken) {
        spoken.pieces().forEach(this::piece);
        closing(spoken.deeds(), spoken.finish());
        ObjectNode message = message();
        message.set("content", blocks);
        message.put("stop_reason", reason(spoken.deeds(), spoken.finish()));
        return Bodies.bytes(message.toString());
    }

    private ObjectNode message() {
        ObjectNode message = JSON.objectNode()
                .put("id", "msg_" + request.number())
                .put("type", "message")
                .put("role", "assistant")
                .put("model", request.model());
        message.putArray("content");
        message.putNull("stop_reason").putNull("stop_sequence");
        Tokens tokens = Tokens.of(request, said);
        message.putObject("usage")
                .put("input_tokens", tokens.input())
                .put("cache_creation_input_tokens", 0)
                .put("cache_read_input_tokens", 0)
                .put("output_tokens", tokens.output());
        return message;
    }

    private String start(JsonNode block) {
        ObjectNode start = JSON.objectNode().put("index", blocks.size());
        start.set("content_block", block);
        return event("content_block_start", start);
    }

    private String delta(JsonNode delta) {
        ObjectNode event = JSON.objectNode().put("index", blocks.size());
        event.set("delta", delta);
        return event("content_block_delta", event);
    }

    private String stop(JsonNode block) {
        String event = event("content_block_stop", JSON.objectNode().put("index", blocks.size()));
        blocks.add(block);
        return event;
    }

    private static String event(String name, ObjectNode data) {
        return "event: " + name + "\ndata: " + data.put("type", name) + "\n\n";
    }
}
