package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Answers of chat completions: words, and nothing called.
final class ChatBodies implements Bodies {
    private static final long CREATED = 1_700_000_000;

    private final SeenRequest request;
    private final boolean includesUsage;
    private final List<Answer.Piece> said = new ArrayList<>();

    /// @param includesUsage whether a stream ends with a chunk of usage
    ChatBodies(SeenRequest request, boolean includesUsage) {
        this.request = request;
        this.includesUsage = includesUsage;
    }

    /// The role, and no text yet.
    @Override
    public byte[] opening() {
        ObjectNode chunk = chunk();
        choice(chunk, "delta").put("role", "assistant").put("content", "");
        return event(chunk);
    }

    @Override
    public byte[] piece(Answer.Piece piece) {
        said.add(piece);
        ObjectNode chunk = chunk();
        choice(chunk, "delta").put(field(piece.channel()), piece.text());
        return event(chunk);
    }

    @Override
    public List<byte[]> closing(List<Deed> deeds, Answer.Finish finish) {
        requireWordsAlone(deeds);
        ObjectNode chunk = chunk();
        choice(chunk, "delta");
        ((ObjectNode) chunk.withArray("choices").get(0)).put("finish_reason", reason(finish));
        return includesUsage ? List.of(event(chunk), usage(), done()) : List.of(event(chunk), done());
    }

    private static void requireWordsAlone(List<Deed> deeds) {
        if (!deeds.isEmpty()) {
            throw new IllegalStateException("who speaks chat completions here says in words what it wants done");
        }
    }

    /// The chunk of usage that a client may ask for: it has no choices.
    private byte[] usage() {
        ObjectNode chunk = chunk();
        chunk.putArray("choices");
        chunk.set("usage", count());
        return event(chunk);
    }

    private static byte[] done() {
        return Bodies.bytes("data: [DONE]\n\n");
    }

    @Override
    public List<byte[]> withoutChoices() {
        return List.of(usage(), done());
    }

    @Override
    public byte[] whole(Answer.Spoken spoken) {
        requireWordsAlone(spoken.deeds());
        said.addAll(spoken.pieces());
        ObjectNode body = head("chat.completion");
        ObjectNode message = choice(body, "message").put("role", "assistant");
        message.put("content", text(Answer.Channel.CONTENT));
        String thought = text(Answer.Channel.REASONING);
        if (!thought.isEmpty()) {
            message.put("reasoning_content", thought);
        }
        ((ObjectNode) body.withArray("choices").get(0)).put("finish_reason", reason(spoken.finish()));
        body.set("usage", count());
        return Bodies.bytes(body.toString());
    }

    private static String field(Answer.Channel channel) {
        return switch (channel) {
            case CONTENT -> "content";
            case REASONING -> "reasoning_content";
        };
    }

    private static String reason(Answer.Finish finish) {
        return switch (finish) {
            case STOP -> "stop";
            case LENGTH -> "length";
            case CONTENT_FILTER -> "content_filter";
        };
    }

    private ObjectNode head(String object) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("id", "chatcmpl-" + request.number())
                .put("object", object)
                .put("created", CREATED)
                .put("model", request.model());
    }

    private ObjectNode chunk() {
        ObjectNode chunk = head("chat.completion.chunk");
        if (includesUsage) {
            chunk.putNull("usage");
        }
        return chunk;
    }

    private static ObjectNode choice(ObjectNode body, String inner) {
        ObjectNode choice = body.putArray("choices").addObject().put("index", 0);
        ObjectNode content = choice.putObject(inner);
        choice.putNull("logprobs").putNull("finish_reason");
        return content;
    }

    private ObjectNode count() {
        Tokens tokens = Tokens.of(request, said);
        ObjectNode usage = JsonNodeFactory.instance.objectNode();
        usage.put("prompt_tokens", tokens.input())
                .put("completion_tokens", tokens.output())
                .put("total_tokens", tokens.input() + tokens.output());
        usage.putObject("prompt_tokens_details").put("cached_tokens", 0);
        return usage;
    }

    private String text(Answer.Channel channel) {
        return said.stream()
                .filter(piece -> piece.channel() == channel)
                .map(Answer.Piece::text)
                .collect(Collectors.joining());
    }

    private static byte[] event(ObjectNode chunk) {
        return Bodies.bytes("data: " + chunk + "\n\n");
    }
}
