package dev.deskhand.models;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.failure.AgentFailure.ModelGarbled;
import dev.langchain4j.http.client.sse.ServerSentEvent;
import org.jspecify.annotations.Nullable;

/// The stream of OpenAI's chat completions, with the liberties that compatible servers take.
final class ChatProtocol implements AnswerProtocol {
    /// How the model ended.
    enum Finish {
        NOT_YET,
        COMPLETE,
        LENGTH_LIMIT,
        /// The server broke the answer off: a filter, a fault, another's request.
        BROKEN_OFF
    }

    private static final JsonMapper JSON = new JsonMapper();

    private Finish finish = Finish.NOT_YET;

    @Override
    public Verdict judge(ServerSentEvent event) {
        if (event.data().strip().equals("[DONE]")) {
            return new Verdict.Over();
        }
        JsonNode chunk = parse(event.data());
        JsonNode error = chunk.path("error");
        if ("error".equals(event.event()) || error.isObject() || error.isTextual()) {
            return new Verdict.Fault(Failures.ofStreamedError(error.isObject() ? error : chunk));
        }
        if (!chunk.path("choices").isArray() && !chunk.path("usage").isObject()) {
            return isPlain(event.event())
                    ? new Verdict.Fault(new ModelGarbled(ModelGarbled.Flaw.NOT_THE_PROTOCOL))
                    : new Verdict.Skip();
        }
        JsonNode choice = chunk.path("choices").path(0);
        note(choice.path("finish_reason"));
        return new Verdict.Pass(withThinking(event, chunk, choice.path("delta")));
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

    private static JsonNode parse(String data) {
        try {
            return JSON.readTree(data);
        } catch (JsonProcessingException e) {
            return MissingNode.getInstance();
        }
    }

    private void note(JsonNode reason) {
        if (!reason.isTextual() || reason.asText().isEmpty()) {
            return;
        }
        finish = switch (reason.asText()) {
            case "length", "max_tokens", "model_length" -> Finish.LENGTH_LIMIT;
            case "content_filter", "error", "abort" -> Finish.BROKEN_OFF;
            default -> Finish.COMPLETE;
        };
    }

    /// Some servers call `reasoning` what the others call `reasoning_content`, the one name LangChain4j knows.
    private static ServerSentEvent withThinking(ServerSentEvent event, JsonNode chunk, JsonNode delta) {
        JsonNode reasoning = delta.path("reasoning");
        if (!(delta instanceof ObjectNode fields) || !reasoning.isTextual() || fields.hasNonNull("reasoning_content")) {
            return event;
        }
        fields.set("reasoning_content", reasoning);
        return new ServerSentEvent(event.event(), chunk.toString());
    }
}
