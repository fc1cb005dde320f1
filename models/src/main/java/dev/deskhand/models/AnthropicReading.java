package dev.deskhand.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.deskhand.agent.failure.AgentFailure.ModelGarbled;
import dev.deskhand.agent.failure.AgentFailure.ModelGarbled.Flaw;
import dev.deskhand.agent.model.FunctionCall;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.Usage;
import dev.langchain4j.http.client.sse.ServerSentEvent;
import java.util.List;

/// The stream of Anthropic's messages.
final class AnthropicReading implements WrittenTurn.Reading {
    private final Inbox inbox;
    private final WithoutCall withoutCall;
    private final AnthropicBlocks blocks = new AnthropicBlocks();
    private long fresh;
    private long cached;
    private long written;
    private long output;
    private String reason = "";
    private boolean cut;

    AnthropicReading(Inbox inbox, WithoutCall withoutCall) {
        this.inbox = inbox;
        this.withoutCall = withoutCall;
    }

    @Override
    public Verdict judge(ServerSentEvent event) {
        JsonNode data = Parts.parse(event.data());
        return switch (data.path("type").asText()) {
            case "message_stop" -> new Verdict.Over();
            case "error" -> new Verdict.Fault(Failures.ofStreamedError(data.path("error")));
            case "" -> new Verdict.Fault(new ModelGarbled(Flaw.NOT_THE_PROTOCOL));
            case "ping" -> new Verdict.Skip();
            default -> new Verdict.Pass(event);
        };
    }

    @Override
    public boolean isEnded() {
        return !reason.isEmpty();
    }

    @Override
    public void onEvent(ServerSentEvent event) {
        JsonNode data = Parts.parse(event.data());
        switch (data.path("type").asText()) {
            case "message_start" -> count(data.path("message").path("usage"));
            case "content_block_start" -> blocks.begin(data.path("index").asInt(), data.path("content_block"));
            case "content_block_delta" -> delta(data.path("index").asInt(), data.path("delta"));
            case "message_delta" -> {
                reason = data.path("delta").path("stop_reason").asText("");
                count(data.path("usage"));
            }
            default -> {
                // New kinds of events are to be skipped.
            }
        }
    }

    private void delta(int index, JsonNode delta) {
        blocks.add(index, delta);
        inbox.say(
                switch (delta.path("type").asText()) {
                    case "text_delta" -> new Signal.Text(delta.path("text").asText());
                    case "thinking_delta" ->
                        new Signal.Thinking(delta.path("thinking").asText());
                    default -> new Signal.Calling();
                });
        if (!cut && blocks.length() > StreamedAnswer.LONGEST) {
            cut = true;
            Usage least = Counted.atLeast(usage(), blocks.length());
            inbox.put(new Signal.Answered(turn(List.of(), least, ModelTurn.End.LENGTH_LIMIT)));
        }
    }

    /// Later counts replace earlier ones, each by itself: the last event may hold only some of them.
    private void count(JsonNode counted) {
        fresh = counted.path("input_tokens").asLong(fresh);
        cached = counted.path("cache_read_input_tokens").asLong(cached);
        written = counted.path("cache_creation_input_tokens").asLong(written);
        output = counted.path("output_tokens").asLong(output);
    }

    /// What is read from a cache, and what is written to one, is counted apart from the rest of the input.
    private Usage usage() {
        return Counted.apart(fresh, written, cached, output);
    }

    @Override
    public void onClose() {
        inbox.put(
                switch (reason) {
                    case "max_tokens", "model_context_window_exceeded" ->
                        new Signal.Answered(turn(List.of(), usage(), ModelTurn.End.LENGTH_LIMIT));
                    case "refusal" -> new Signal.Failed(new ModelGarbled(Flaw.FILTERED));
                    default -> whole();
                });
    }

    private Signal whole() {
        List<FunctionCall> calls = blocks.calls();
        if (calls.isEmpty() && blocks.text().isBlank()) {
            return new Signal.Failed(new ModelGarbled(Flaw.EMPTY));
        }
        return new Signal.Answered(turn(withoutCall.calls(calls, blocks.text()), usage(), ModelTurn.End.COMPLETE));
    }

    private ModelTurn turn(List<FunctionCall> calls, Usage counted, ModelTurn.End end) {
        return new ModelTurn(blocks.text(), blocks.thinking(), calls, counted, end, blocks.replay());
    }
}
