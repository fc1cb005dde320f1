package dev.deskhand.models;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.deskhand.agent.failure.AgentFailure.ModelGarbled;
import dev.deskhand.agent.failure.AgentFailure.ModelGarbled.Flaw;
import dev.deskhand.agent.model.FunctionCall;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.SafetyCheck;
import dev.deskhand.agent.model.Usage;
import dev.langchain4j.http.client.sse.ServerSentEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The stream of OpenAI's responses.
final class ResponsesReading implements WrittenTurn.Reading {
    /// What calls of the computer tool are called here; the protocol gives them no name.
    static final String COMPUTER = "computer";

    private final Inbox inbox;
    private final WithoutCall withoutCall;
    private final ArrayNode items = JsonNodeFactory.instance.arrayNode();
    private final StringBuilder thinking = new StringBuilder();
    private Usage usage = Usage.NONE;
    private String reason = "";
    private int length;
    private boolean cut;

    ResponsesReading(Inbox inbox, WithoutCall withoutCall) {
        this.inbox = inbox;
        this.withoutCall = withoutCall;
    }

    @Override
    public Verdict judge(ServerSentEvent event) {
        if (event.data().strip().equals(ChatProtocol.DONE)) {
            return new Verdict.Over();
        }
        JsonNode data = Parts.parse(event.data());
        JsonNode response = data.path("response");
        return switch (data.path("type").asText()) {
            case "response.completed" -> over(response, "completed");
            case "response.incomplete" ->
                over(
                        response,
                        response.path("incomplete_details").path("reason").asText("incomplete"));
            case "response.failed" -> new Verdict.Fault(Failures.ofStreamedError(response.path("error")));
            case "error" -> new Verdict.Fault(Failures.ofStreamedError(data));
            case "" -> new Verdict.Fault(new ModelGarbled(Flaw.NOT_THE_PROTOCOL));
            default -> new Verdict.Pass(event);
        };
    }

    /// The last event holds the whole answer once more, as a rule.
    private Verdict over(JsonNode response, String why) {
        reason = why;
        if (response.path("output") instanceof ArrayNode output && !output.isEmpty()) {
            items.removeAll().addAll(output);
        }
        JsonNode counted = response.path("usage");
        usage = Counted.of(
                counted.path("input_tokens").asLong(),
                counted.path("output_tokens").asLong(),
                counted.at("/input_tokens_details/cached_tokens").asLong());
        return new Verdict.Over();
    }

    @Override
    public boolean isEnded() {
        return !reason.isEmpty();
    }

    @Override
    public void onEvent(ServerSentEvent event) {
        JsonNode data = Parts.parse(event.data());
        String piece = data.path("delta").asText("");
        switch (data.path("type").asText()) {
            case "response.output_text.delta", "response.refusal.delta" -> say(new Signal.Text(piece), piece);
            case "response.reasoning_summary_text.delta", "response.reasoning_text.delta" -> {
                thinking.append(piece);
                say(new Signal.Thinking(piece), piece);
            }
            case "response.output_item.done" -> {
                items.add(data.path("item"));
                say(new Signal.Calling(), "");
            }
            case "response.function_call_arguments.delta" -> say(new Signal.Calling(), piece);
            default -> {
                // The protocol tells much that is said again at the end.
            }
        }
    }

    private void say(Signal signal, String piece) {
        length += piece.length();
        inbox.say(signal);
        if (!cut && length > StreamedAnswer.LONGEST) {
            cut = true;
            Usage least = Counted.atLeast(usage, length);
            inbox.put(new Signal.Answered(turn(List.of(), least, ModelTurn.End.LENGTH_LIMIT)));
        }
    }

    @Override
    public void onClose() {
        inbox.put(
                switch (reason) {
                    case "max_output_tokens" -> new Signal.Answered(turn(List.of(), usage, ModelTurn.End.LENGTH_LIMIT));
                    case "content_filter" -> new Signal.Failed(new ModelGarbled(Flaw.FILTERED));
                    case "completed" -> whole();
                    default -> new Signal.Failed(new ModelGarbled(Flaw.CUT_OFF));
                });
    }

    private Signal whole() {
        List<FunctionCall> calls = calls();
        String text = text();
        if (calls.isEmpty() && isRefused()) {
            return new Signal.Failed(new ModelGarbled(Flaw.FILTERED));
        }
        if (calls.isEmpty() && text.isBlank()) {
            return new Signal.Failed(new ModelGarbled(Flaw.EMPTY));
        }
        return new Signal.Answered(turn(withoutCall.calls(calls, text), usage, ModelTurn.End.COMPLETE));
    }

    private ModelTurn turn(List<FunctionCall> calls, Usage counted, ModelTurn.End end) {
        return new ModelTurn(text(), thinking.toString(), calls, counted, end, items.toString());
    }

    private boolean isRefused() {
        return said().anyMatch(part -> part.path("type").asText().equals("refusal"));
    }

    private Stream<JsonNode> said() {
        return items.valueStream()
                .filter(item -> item.path("type").asText().equals("message"))
                .flatMap(item -> item.path("content").valueStream());
    }

    private String text() {
        return said().map(part -> part.path("text").asText(part.path("refusal").asText("")))
                .collect(Collectors.joining("\n"));
    }

    private List<FunctionCall> calls() {
        List<FunctionCall> calls = new ArrayList<>();
        for (JsonNode item : items) {
            String id = item.path("call_id").asText();
            switch (item.path("type").asText()) {
                case "function_call" ->
                    calls.add(new FunctionCall(
                            id,
                            item.path("name").asText(),
                            item.path("arguments").asText()));
                case "computer_call" -> calls.add(new FunctionCall(id, COMPUTER, actions(item), checks(item)));
                default -> {
                    // Messages and reasoning.
                }
            }
        }
        return calls;
    }

    /// The preview of the tool gives one action where the tool itself gives a list.
    private static String actions(JsonNode call) {
        ArrayNode actions = JsonNodeFactory.instance.arrayNode();
        if (call.path("actions") instanceof ArrayNode all) {
            actions.addAll(all);
        } else if (call.path("action").isObject()) {
            actions.add(call.path("action"));
        }
        return JsonNodeFactory.instance.objectNode().set("actions", actions).toString();
    }

    private static List<SafetyCheck> checks(JsonNode call) {
        return call.path("pending_safety_checks")
                .valueStream()
                .map(check -> new SafetyCheck(
                        check.path("id").asText(),
                        check.path("code").asText(),
                        check.path("message").asText(check.path("code").asText())))
                .toList();
    }
}
