package dev.deskhand.models;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.failure.AgentFailure.ModelGarbled;
import dev.langchain4j.http.client.sse.ServerSentEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The stream of OpenAI's chat completions, with the liberties that compatible servers take.
final class ChatProtocol implements AnswerProtocol {
    /// Says in the place of an event that the stream is over.
    static final String DONE = "[DONE]";

    /// How the model ended.
    enum Finish {
        NOT_YET,
        COMPLETE,
        LENGTH_LIMIT,
        /// The server broke the answer off: a fault, another's request.
        BROKEN_OFF,
        /// The server's filter did.
        FILTERED
    }

    private static final JsonMapper JSON = new JsonMapper();

    private Finish finish = Finish.NOT_YET;
    private boolean chosen;

    @Override
    public Verdict judge(ServerSentEvent event) {
        if (event.data().strip().equals(DONE)) {
            return new Verdict.Over();
        }
        JsonNode chunk = Parts.parse(event.data());
        JsonNode error = chunk.path("error");
        if ("error".equals(event.event()) || error.isObject() || error.isTextual()) {
            return new Verdict.Fault(Failures.ofStreamedError(error.isObject() ? error : chunk));
        }
        if (!chunk.path("choices").isArray() && !chunk.path("usage").isObject()) {
            return isPlain(event.event()) ? new Verdict.Fault(new ModelGarbled(notThis())) : new Verdict.Skip();
        }
        JsonNode choice = chunk.path("choices").path(0);
        chosen |= choice.isObject();
        note(choice.path("finish_reason"));
        return new Verdict.Pass(asPiece(event, chunk, choice));
    }

    /// Who has spoken the protocol once is garbled and no other.
    private ModelGarbled.Flaw notThis() {
        return chosen ? ModelGarbled.Flaw.CUT_OFF : ModelGarbled.Flaw.NOT_THE_PROTOCOL;
    }

    /// Whether there was any answer among the protocol's words, be it an empty one.
    boolean hasChoice() {
        return chosen;
    }

    @Override
    public boolean isEnded() {
        return finish != Finish.NOT_YET;
    }

    /// How the model ended, as far as the stream has been read.
    Finish finish() {
        return finish;
    }

    private static boolean isPlain(@Nullable String name) {
        return name == null || name.isEmpty() || name.equals("message");
    }

    /// Whether that is the text of a JSON object.
    static boolean isObject(String json) {
        return Parts.parse(json).isObject();
    }

    private void note(JsonNode reason) {
        if (!reason.isTextual() || reason.asText().isEmpty()) {
            return;
        }
        finish = switch (reason.asText()) {
            case "length", "max_tokens", "model_length" -> Finish.LENGTH_LIMIT;
            case "content_filter" -> Finish.FILTERED;
            case "error", "abort" -> Finish.BROKEN_OFF;
            default -> Finish.COMPLETE;
        };
    }

    /// The event as LangChain4j knows it. An answer in one piece is a `message` where a piece is a `delta`,
    /// and some servers call `reasoning` what the others call `reasoning_content`.
    private static ServerSentEvent asPiece(ServerSentEvent event, JsonNode chunk, JsonNode choice) {
        boolean inOnePiece =
                choice.path("message").isObject() && !choice.path("delta").isObject();
        if (inOnePiece && choice instanceof ObjectNode fields) {
            fields.set("delta", spoken(choice.path("message")));
            fields.remove("message");
        }
        boolean renamed = renameThinking(choice.path("delta"));
        return inOnePiece || renamed ? new ServerSentEvent(event.event(), chunk.toString()) : event;
    }

    private static ObjectNode spoken(JsonNode message) {
        ObjectNode delta = JSON.createObjectNode();
        for (String field : List.of("role", "content", "reasoning", "reasoning_content")) {
            if (message.hasNonNull(field)) {
                delta.set(field, message.get(field));
            }
        }
        if (message.path("tool_calls") instanceof ArrayNode calls && !calls.isEmpty()) {
            delta.set("tool_calls", numbered(calls));
        }
        return delta;
    }

    /// Pieces of calls are told apart by their index, which whole ones lack.
    private static ArrayNode numbered(ArrayNode calls) {
        for (int at = 0; at < calls.size(); at++) {
            if (calls.get(at) instanceof ObjectNode call) {
                call.put("index", at);
            }
        }
        return calls;
    }

    private static boolean renameThinking(JsonNode delta) {
        JsonNode reasoning = delta.path("reasoning");
        if (!(delta instanceof ObjectNode fields) || !reasoning.isTextual() || fields.hasNonNull("reasoning_content")) {
            return false;
        }
        fields.set("reasoning_content", reasoning);
        return true;
    }
}
