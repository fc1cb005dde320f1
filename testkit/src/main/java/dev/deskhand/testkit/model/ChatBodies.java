package dev.deskhand.testkit.model;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/// The JSON of answers to one request: the chunks of a stream, or the whole of it.
final class ChatBodies {
    private static final long CREATED = 1_700_000_000;

    private final SeenRequest request;

    ChatBodies(SeenRequest request) {
        this.request = request;
    }

    /// What opens a stream: the role, and no text yet.
    byte[] opening() {
        ObjectNode chunk = chunk();
        choice(chunk, "delta").put("role", "assistant").put("content", "");
        return event(chunk);
    }

    byte[] piece(Answer.Piece piece) {
        ObjectNode chunk = chunk();
        choice(chunk, "delta").put(piece.channel().field(), piece.text());
        return event(chunk);
    }

    byte[] finish(Answer.Finish finish) {
        ObjectNode chunk = chunk();
        choice(chunk, "delta");
        ((ObjectNode) chunk.withArray("choices").get(0)).put("finish_reason", finish.wireName());
        return event(chunk);
    }

    /// The chunk of usage that a client may ask for: it has no choices.
    byte[] usage(List<Answer.Piece> pieces) {
        ObjectNode chunk = chunk();
        chunk.putArray("choices");
        chunk.set("usage", count(pieces));
        return event(chunk);
    }

    static byte[] done() {
        return "data: [DONE]\n\n".getBytes(StandardCharsets.UTF_8);
    }

    /// Says nothing, and shows that the server is alive.
    static byte[] comment() {
        return ": still at it\n\n".getBytes(StandardCharsets.UTF_8);
    }

    /// The answer to a request that wants no stream.
    byte[] whole(List<Answer.Piece> pieces, Answer.Finish finish) {
        ObjectNode body = head("chat.completion");
        ObjectNode message = choice(body, "message").put("role", "assistant");
        message.put("content", said(pieces, Answer.Channel.CONTENT));
        String thought = said(pieces, Answer.Channel.REASONING);
        if (!thought.isEmpty()) {
            message.put("reasoning_content", thought);
        }
        ((ObjectNode) body.withArray("choices").get(0)).put("finish_reason", finish.wireName());
        body.set("usage", count(pieces));
        return body.toString().getBytes(StandardCharsets.UTF_8);
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
        if (request.includeUsage()) {
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

    /// Tokens as a tokenizer might count them: four characters each, a thousand for a picture.
    private ObjectNode count(List<Answer.Piece> pieces) {
        long asked = request.messages().stream()
                .mapToLong(message -> message.text().length())
                .sum();
        long input = (asked + 3) / 4 + 1000L * request.pictures().size();
        long output = (pieces.stream().mapToLong(piece -> piece.text().length()).sum() + 3) / 4;
        ObjectNode usage = JsonNodeFactory.instance.objectNode();
        usage.put("prompt_tokens", input).put("completion_tokens", output).put("total_tokens", input + output);
        usage.putObject("prompt_tokens_details").put("cached_tokens", 0);
        return usage;
    }

    private static String said(List<Answer.Piece> pieces, Answer.Channel channel) {
        return pieces.stream()
                .filter(piece -> piece.channel() == channel)
                .map(Answer.Piece::text)
                .collect(Collectors.joining());
    }

    private static byte[] event(ObjectNode chunk) {
        return ("data: " + chunk + "\n\n").getBytes(StandardCharsets.UTF_8);
    }
}
