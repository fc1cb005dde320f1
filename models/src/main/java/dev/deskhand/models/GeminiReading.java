package dev.deskhand.models;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.failure.AgentFailure.ModelGarbled;
import dev.deskhand.agent.failure.AgentFailure.ModelGarbled.Flaw;
import dev.deskhand.agent.model.FunctionCall;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.SafetyCheck;
import dev.deskhand.agent.model.Usage;
import dev.langchain4j.http.client.sse.ServerSentEvent;
import java.util.ArrayList;
import java.util.List;

/// The stream of Gemini's generation of content. It ends where its connection does.
final class GeminiReading implements WrittenTurn.Reading {
    /// What the ids begin with of calls that came without one.
    static final String OUR_ID = "unnamed-";

    /// How far the vendor's scrolling goes that does not say how far.
    private static final int SCROLL_PIXELS = 300;

    private static final String SAFETY = "safety_decision";

    private final Inbox inbox;
    private final WithoutCall withoutCall;
    private final ArrayNode parts = JsonNodeFactory.instance.arrayNode();
    private final StringBuilder text = new StringBuilder();
    private final StringBuilder thinking = new StringBuilder();
    private final List<FunctionCall> calls = new ArrayList<>();
    private Usage usage = Usage.NONE;
    private String reason = "";
    private boolean cut;

    GeminiReading(Inbox inbox, WithoutCall withoutCall) {
        this.inbox = inbox;
        this.withoutCall = withoutCall;
    }

    @Override
    public Verdict judge(ServerSentEvent event) {
        JsonNode data = Parts.parse(event.data());
        if (data.path("error").isObject()) {
            return new Verdict.Fault(Failures.ofStreamedError(data.path("error")));
        }
        if (data.path("promptFeedback").hasNonNull("blockReason")) {
            return new Verdict.Fault(new ModelGarbled(Flaw.FILTERED));
        }
        boolean isOurs =
                data.path("candidates").isArray() || data.path("usageMetadata").isObject();
        return isOurs ? new Verdict.Pass(event) : new Verdict.Fault(new ModelGarbled(Flaw.NOT_THE_PROTOCOL));
    }

    @Override
    public boolean isEnded() {
        return !reason.isEmpty();
    }

    @Override
    public void onEvent(ServerSentEvent event) {
        JsonNode data = Parts.parse(event.data());
        JsonNode candidate = data.path("candidates").path(0);
        candidate.path("content").path("parts").forEach(this::take);
        reason = candidate.path("finishReason").asText(reason);
        JsonNode counted = data.path("usageMetadata");
        if (counted.isObject()) {
            usage = count(counted);
        }
        int length = text.length() + thinking.length();
        if (!cut && length > StreamedAnswer.LONGEST) {
            cut = true;
            Usage least = Counted.atLeast(usage, length);
            inbox.put(new Signal.Answered(turn(List.of(), least, ModelTurn.End.LENGTH_LIMIT)));
        }
    }

    /// What was thought is counted apart from the answer, what tools of the server put in apart from the
    /// question.
    private static Usage count(JsonNode counted) {
        return Counted.of(
                counted.path("promptTokenCount").asLong()
                        + counted.path("toolUsePromptTokenCount").asLong(),
                counted.path("candidatesTokenCount").asLong()
                        + counted.path("thoughtsTokenCount").asLong(),
                counted.path("cachedContentTokenCount").asLong());
    }

    private void take(JsonNode part) {
        String said = part.path("text").asText("");
        if (said.isEmpty() && part.has("text") && !part.has("thoughtSignature")) {
            // Ends a stream and says nothing; told again it would be refused.
            return;
        }
        parts.add(part);
        if (part.path("functionCall") instanceof ObjectNode call) {
            calls.add(call(call));
            inbox.say(new Signal.Calling());
        } else if (part.path("thought").asBoolean(false)) {
            thinking.append(said);
            inbox.say(new Signal.Thinking(said));
        } else if (!said.isEmpty()) {
            text.append(said);
            inbox.say(new Signal.Text(said));
        }
    }

    private FunctionCall call(ObjectNode call) {
        String name = call.path("name").asText();
        String id = call.path("id").asText("");
        ObjectNode arguments = call.path("args") instanceof ObjectNode given
                ? given.deepCopy()
                : JsonNodeFactory.instance.objectNode();
        JsonNode decision = arguments.path(SAFETY);
        arguments.remove(SAFETY);
        if (name.equals("type_text_at")) {
            // Unless it is said otherwise.
            arguments.putIfAbsent("press_enter", JsonNodeFactory.instance.booleanNode(true));
            arguments.putIfAbsent("clear_before_typing", JsonNodeFactory.instance.booleanNode(true));
        }
        if (name.equals("scroll") && arguments.has("x") && !arguments.has("magnitude")) {
            // The vendor's own, not ours: that names its place otherwise.
            arguments.putIfAbsent("magnitude_in_pixels", JsonNodeFactory.instance.numberNode(SCROLL_PIXELS));
        }
        return new FunctionCall(
                id.isEmpty() ? OUR_ID + calls.size() : id, name, arguments.toString(), checks(decision));
    }

    private static List<SafetyCheck> checks(JsonNode decision) {
        String word = decision.path("decision").asText("");
        boolean isFree = word.isEmpty() || word.equals("regular") || word.equals("allowed");
        return isFree
                ? List.of()
                : List.of(new SafetyCheck("", word, decision.path("explanation").asText(word)));
    }

    @Override
    public void onClose() {
        inbox.put(
                switch (reason) {
                    case "MAX_TOKENS" -> new Signal.Answered(turn(List.of(), usage, ModelTurn.End.LENGTH_LIMIT));
                    case "SAFETY", "PROHIBITED_CONTENT", "BLOCKLIST", "SPII", "RECITATION" ->
                        new Signal.Failed(new ModelGarbled(Flaw.FILTERED));
                    case "MALFORMED_FUNCTION_CALL", "OTHER" -> new Signal.Failed(new ModelGarbled(Flaw.CUT_OFF));
                    default -> whole();
                });
    }

    private Signal whole() {
        if (calls.isEmpty() && text.toString().isBlank()) {
            return new Signal.Failed(new ModelGarbled(Flaw.EMPTY));
        }
        return new Signal.Answered(turn(withoutCall.calls(calls, text.toString()), usage, ModelTurn.End.COMPLETE));
    }

    private ModelTurn turn(List<FunctionCall> called, Usage counted, ModelTurn.End end) {
        return new ModelTurn(text.toString(), thinking.toString(), called, counted, end, parts.toString());
    }
}
