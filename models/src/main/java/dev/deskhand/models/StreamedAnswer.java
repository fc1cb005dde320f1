package dev.deskhand.models;

import dev.deskhand.agent.failure.AgentFailure.ModelGarbled;
import dev.deskhand.agent.model.FunctionCall;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.Usage;
import dev.langchain4j.agent.tool.ToolExecutionRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.chat.response.PartialThinking;
import dev.langchain4j.model.chat.response.PartialToolCall;
import dev.langchain4j.model.chat.response.StreamingChatResponseHandler;
import dev.langchain4j.model.openai.OpenAiTokenUsage;
import dev.langchain4j.model.output.TokenUsage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Passes on to the waiting caller what LangChain4j has read. An answer that grows beyond all measure is
/// ended here, as if it had run into its own limit on tokens: nothing of it may be acted on, and the caller
/// hangs up.
final class StreamedAnswer implements StreamingChatResponseHandler {
    /// The longest answer with what was thought for it, in characters; some sixty thousand tokens.
    static final int LONGEST = 1 << 18;

    private final ChatProtocol protocol;
    private final Inbox inbox;
    private final StringBuilder text = new StringBuilder();
    private final StringBuilder thinking = new StringBuilder();
    private int called;
    private boolean ended;

    StreamedAnswer(ChatProtocol protocol, Inbox inbox) {
        this.protocol = protocol;
        this.inbox = inbox;
    }

    @Override
    public void onPartialResponse(String piece) {
        text.append(piece);
        inbox.say(new Signal.Text(piece));
        endWhereTooLong();
    }

    @Override
    public void onPartialThinking(PartialThinking piece) {
        thinking.append(piece.text());
        inbox.say(new Signal.Thinking(piece.text()));
        endWhereTooLong();
    }

    @Override
    public void onPartialToolCall(PartialToolCall piece) {
        called += piece.partialArguments().length();
        inbox.say(new Signal.Calling());
        endWhereTooLong();
    }

    private void endWhereTooLong() {
        int length = text.length() + thinking.length() + called;
        if (!ended && length > LONGEST) {
            ended = true;
            inbox.put(answered(List.of(), Counted.atLeast(Usage.NONE, length), ModelTurn.End.LENGTH_LIMIT));
        }
    }

    /// An event that is JSON, but not the protocol's. What LangChain4j says of it quotes it, so it is dropped.
    @Override
    public void onError(Throwable error) {
        inbox.put(flawed(
                protocol.hasChoice() && !text.isEmpty()
                        ? ModelGarbled.Flaw.CUT_OFF
                        : ModelGarbled.Flaw.NOT_THE_PROTOCOL));
    }

    @Override
    public void onCompleteResponse(ChatResponse response) {
        Usage usage = usage(response.tokenUsage());
        List<FunctionCall> calls = calls(response.aiMessage().toolExecutionRequests());
        inbox.put(
                switch (protocol.finish()) {
                    case LENGTH_LIMIT -> answered(List.of(), usage, ModelTurn.End.LENGTH_LIMIT);
                    case BROKEN_OFF -> flawed(ModelGarbled.Flaw.CUT_OFF);
                    case FILTERED -> flawed(ModelGarbled.Flaw.FILTERED);
                    case COMPLETE, NOT_YET ->
                        text.toString().isBlank() && calls.isEmpty()
                                ? flawed(protocol.hasChoice() ? ModelGarbled.Flaw.EMPTY : ModelGarbled.Flaw.NO_CHOICES)
                                : answered(calls, usage, ModelTurn.End.COMPLETE);
                });
    }

    private Signal answered(List<FunctionCall> calls, Usage usage, ModelTurn.End end) {
        return new Signal.Answered(new ModelTurn(text.toString(), thinking.toString(), calls, usage, end, null));
    }

    /// The calls, each with an id of its own: some servers give none, or the same to all.
    private static List<FunctionCall> calls(@Nullable List<ToolExecutionRequest> requests) {
        List<FunctionCall> calls = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        for (ToolExecutionRequest request : requests == null ? List.<ToolExecutionRequest>of() : requests) {
            String id = Objects.requireNonNullElse(request.id(), "");
            for (int number = calls.size(); id.isBlank() || !ids.add(id); number++) {
                id = "call_" + number;
            }
            calls.add(new FunctionCall(id, request.name(), Objects.requireNonNullElse(request.arguments(), "")));
        }
        return calls;
    }

    private static Signal flawed(ModelGarbled.Flaw flaw) {
        return new Signal.Failed(new ModelGarbled(flaw));
    }

    private static Usage usage(@Nullable TokenUsage counted) {
        return counted == null
                ? Usage.NONE
                : Counted.of(
                        count(counted.inputTokenCount()),
                        count(counted.outputTokenCount()),
                        cached(counted),
                        count(counted.totalTokenCount()));
    }

    private static long cached(TokenUsage counted) {
        return counted instanceof OpenAiTokenUsage detailed && detailed.inputTokensDetails() != null
                ? count(detailed.inputTokensDetails().cachedTokens())
                : 0;
    }

    private static long count(@Nullable Integer tokens) {
        return tokens == null ? 0 : tokens;
    }
}
