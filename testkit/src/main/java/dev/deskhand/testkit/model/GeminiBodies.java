package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/// Answers in Gemini's generation of content: parts with thoughts, texts and calls, of which the first is signed. A
/// stream ends with an empty text and a reason, as the vendor's do.
final class GeminiBodies implements Bodies {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final SeenRequest request;
    private final GeminiCalls calls;
    private final Memory memory;
    private final List<Answer.Piece> said = new ArrayList<>();
    private final ArrayNode parts = JSON.arrayNode();

    GeminiBodies(SeenRequest request, GeminiTools tools, Memory memory) {
        this.request = request;
        this.calls = new GeminiCalls(request, tools);
        this.memory = memory;
    }

    /// There is no event before the first piece.
    @Override
    public byte[] opening() {
        return new byte[0];
    }

    @Override
    public byte[] piece(Answer.Piece piece) {
        said.add(piece);
        ObjectNode part = JSON.objectNode().put("text", piece.text());
        if (piece.channel() == Answer.Channel.REASONING) {
            part.put("thought", true);
        }
        parts.add(part);
        return event(response(JSON.arrayNode().add(part)));
    }

    @Override
    public List<byte[]> closing(List<Deed> deeds, Answer.Finish finish) {
        List<byte[]> events = new ArrayList<>();
        ArrayNode called = call(deeds);
        if (!called.isEmpty()) {
            events.add(event(response(called)));
        }
        ArrayNode nothing = JSON.arrayNode();
        nothing.addObject().put("text", "");
        events.add(event(ended(response(nothing), finish)));
        return events;
    }

    private ArrayNode call(List<Deed> deeds) {
        ArrayNode called = JSON.arrayNode();
        List<String> ids = new ArrayList<>();
        for (Deed deed : deeds) {
            ObjectNode call = calls.of(deed, called.size());
            ids.add(call.path("id").asText());
            ObjectNode part = called.addObject();
            part.set("functionCall", call);
            if (called.size() == 1) {
                part.put("thoughtSignature", "signed-" + request.number());
            }
        }
        parts.addAll(called);
        memory.keep(ids, parts);
        return called;
    }

    private static ObjectNode ended(ObjectNode response, Answer.Finish finish) {
        String reason = switch (finish) {
            case STOP -> "STOP";
            case LENGTH -> "MAX_TOKENS";
            case CONTENT_FILTER -> "SAFETY";
        };
        ((ObjectNode) response.path("candidates").path(0)).put("finishReason", reason);
        return response;
    }

    @Override
    public byte[] whole(Answer.Spoken spoken) {
        spoken.pieces().forEach(this::piece);
        call(spoken.deeds());
        return Bodies.bytes(ended(response(parts), spoken.finish()).toString());
    }

    private ObjectNode response(ArrayNode content) {
        ObjectNode response = JSON.objectNode();
        ObjectNode candidate = response.putArray("candidates").addObject();
        candidate.putObject("content").put("role", "model").set("parts", content);
        candidate.put("index", 0);
        Tokens tokens = Tokens.of(request, said);
        response.putObject("usageMetadata")
                .put("promptTokenCount", tokens.input())
                .put("candidatesTokenCount", tokens.output())
                .put("totalTokenCount", tokens.input() + tokens.output());
        return response.put("modelVersion", request.model()).put("responseId", "response-" + request.number());
    }

    private static byte[] event(ObjectNode response) {
        return Bodies.bytes("data: " + response + "\r\n\r\n");
    }
}
