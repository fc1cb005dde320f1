package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Answers in OpenAI's responses: items of reasoning, messages, calls.
final class ResponsesBodies implements Bodies {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final SeenRequest request;
    private final ResponsesCalls calls;
    private final boolean isEncrypted;
    private final Memory memory;
    private final List<Answer.Piece> said = new ArrayList<>();
    private final ArrayNode items = JSON.arrayNode();
    private final StringBuilder text = new StringBuilder();
    private int sequence;
    private Answer.@Nullable Channel open;

    /// @param isEncrypted whether the client wants its thoughts sealed, to send them again
    ResponsesBodies(SeenRequest request, ResponsesTools tools, boolean isEncrypted, Memory memory) {
        this.request = request;
        this.calls = new ResponsesCalls(request, tools);
        this.isEncrypted = isEncrypted;
        this.memory = memory;
    }

    @Override
    public byte[] opening() {
        return Bodies.bytes(ofResponse("response.created", response("in_progress"))
                + ofResponse("response.in_progress", response("in_progress")));
    }

    @Override
    public byte[] piece(Answer.Piece piece) {
        said.add(piece);
        StringBuilder events = new StringBuilder();
        if (open != piece.channel()) {
            events.append(close()).append(begin(piece.channel()));
        }
        text.append(piece.text());
        ObjectNode delta = ofPart().put("delta", piece.text());
        return Bodies.bytes(events + event("response." + kind(piece.channel()) + ".delta", delta));
    }

    private static String kind(Answer.Channel channel) {
        return switch (channel) {
            case CONTENT -> "output_text";
            case REASONING -> "reasoning_summary_text";
        };
    }

    private String begin(Answer.Channel channel) {
        open = channel;
        text.setLength(0);
        ObjectNode empty = item(channel);
        empty.putArray(channel == Answer.Channel.CONTENT ? "content" : "summary");
        return event("response.output_item.added", ofItem(empty));
    }

    private String close() {
        if (open == null) {
            return "";
        }
        ObjectNode item = item(open);
        if (open == Answer.Channel.CONTENT) {
            ObjectNode part = item.putArray("content").addObject();
            part.put("type", "output_text").put("text", text.toString()).putArray("annotations");
        } else {
            item.putArray("summary").addObject().put("type", "summary_text").put("text", text.toString());
        }
        String done = event("response." + kind(open) + ".done", ofPart().put("text", text.toString()));
        open = null;
        return done + done(item);
    }

    private ObjectNode item(Answer.Channel channel) {
        String number = request.number() + "_" + items.size();
        return switch (channel) {
            case CONTENT ->
                JSON.objectNode()
                        .put("type", "message")
                        .put("id", "msg_" + number)
                        .put("status", "completed")
                        .put("role", "assistant");
            case REASONING -> {
                ObjectNode item = JSON.objectNode().put("type", "reasoning").put("id", "rs_" + number);
                yield isEncrypted ? item.put("encrypted_content", "sealed-" + number) : item;
            }
        };
    }

    @Override
    public List<byte[]> closing(List<Deed> deeds, Answer.Finish finish) {
        StringBuilder events = new StringBuilder(close());
        List<String> ids = new ArrayList<>();
        for (ObjectNode call : calls.of(deeds)) {
            ids.add(call.path("call_id").asText());
            events.append(event("response.output_item.added", ofItem(call))).append(done(call));
        }
        memory.keep(ids, items);
        ObjectNode response = ended(finish);
        events.append(ofResponse("response." + response.path("status").asText(), response));
        return List.of(Bodies.bytes(events.toString()));
    }

    private ObjectNode ended(Answer.Finish finish) {
        return switch (finish) {
            case STOP -> response("completed");
            case LENGTH -> incomplete("max_output_tokens");
            case CONTENT_FILTER -> incomplete("content_filter");
        };
    }

    private ObjectNode incomplete(String reason) {
        ObjectNode response = response("incomplete");
        response.putObject("incomplete_details").put("reason", reason);
        return response;
    }

    @Override
    public byte[] whole(Answer.Spoken spoken) {
        spoken.pieces().forEach(this::piece);
        closing(spoken.deeds(), spoken.finish());
        return Bodies.bytes(ended(spoken.finish()).toString());
    }

    private ObjectNode response(String status) {
        ObjectNode response = JSON.objectNode()
                .put("id", "resp_" + request.number())
                .put("object", "response")
                .put("created_at", 1_700_000_000)
                .put("status", status)
                .put("model", request.model());
        response.putNull("error")
                .putNull("incomplete_details")
                .putNull("instructions")
                .putNull("metadata");
        response.putArray("tools");
        response.put("tool_choice", "auto").put("parallel_tool_calls", true);
        response.putNull("temperature").putNull("top_p");
        response.set("output", items.deepCopy());
        Tokens tokens = Tokens.of(request, said);
        ObjectNode usage = response.putObject("usage");
        usage.put("input_tokens", tokens.input()).put("output_tokens", tokens.output());
        usage.put("total_tokens", tokens.input() + tokens.output());
        usage.putObject("input_tokens_details").put("cached_tokens", 0);
        usage.putObject("output_tokens_details").put("reasoning_tokens", 0);
        return response;
    }

    private ObjectNode ofPart() {
        String part = open == Answer.Channel.CONTENT ? "content_index" : "summary_index";
        String prefix = open == Answer.Channel.CONTENT ? "msg_" : "rs_";
        return JSON.objectNode()
                .put("item_id", prefix + request.number() + "_" + items.size())
                .put("output_index", items.size())
                .put(part, 0);
    }

    private ObjectNode ofItem(JsonNode item) {
        return JSON.objectNode().put("output_index", items.size()).set("item", item);
    }

    private String done(ObjectNode item) {
        String event = event("response.output_item.done", ofItem(item));
        items.add(item);
        return event;
    }

    private String ofResponse(String type, ObjectNode response) {
        return event(type, JSON.objectNode().set("response", response));
    }

    private String event(String type, ObjectNode data) {
        data.put("type", type).put("sequence_number", sequence++);
        return "event: " + type + "\ndata: " + data + "\n\n";
    }
}
