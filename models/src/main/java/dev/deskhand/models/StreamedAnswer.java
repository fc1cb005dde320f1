package dev.deskhand.models;

import dev.deskhand.agent.failure.AgentFailure.ModelGarbled;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.Usage;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.chat.response.PartialThinking;
import dev.langchain4j.model.chat.response.StreamingChatResponseHandler;
import dev.langchain4j.model.openai.OpenAiTokenUsage;
import dev.langchain4j.model.output.TokenUsage;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Passes on to the waiting caller what LangChain4j has read.
final class StreamedAnswer implements StreamingChatResponseHandler {
    private final ChatProtocol protocol;
    private final Inbox inbox;

    StreamedAnswer(ChatProtocol protocol, Inbox inbox) {
        this.protocol = protocol;
        this.inbox = inbox;
    }

    @Override
    public void onPartialResponse(String piece) {
        inbox.put(new Signal.Text(piece));
    }

    @Override
    public void onPartialThinking(PartialThinking piece) {
        inbox.put(new Signal.Thinking(piece.text()));
    }

    /// An event that is JSON, but not the protocol's. What LangChain4j says of it quotes it, so it is dropped.
    @Override
    public void onError(Throwable error) {
        inbox.put(flawed(ModelGarbled.Flaw.NOT_THE_PROTOCOL));
    }

    @Override
    public void onCompleteResponse(ChatResponse response) {
        String text = Objects.requireNonNullElse(response.aiMessage().text(), "");
        String thinking = Objects.requireNonNullElse(response.aiMessage().thinking(), "");
        Usage usage = usage(response.tokenUsage());
        inbox.put(
                switch (protocol.finish()) {
                    case LENGTH_LIMIT ->
                        new Signal.Answered(new ModelTurn(text, thinking, usage, ModelTurn.End.LENGTH_LIMIT));
                    case BROKEN_OFF -> flawed(ModelGarbled.Flaw.CUT_OFF);
                    case COMPLETE, NOT_YET ->
                        text.isBlank()
                                ? flawed(ModelGarbled.Flaw.EMPTY)
                                : new Signal.Answered(new ModelTurn(text, thinking, usage, ModelTurn.End.COMPLETE));
                });
    }

    private static Signal flawed(ModelGarbled.Flaw flaw) {
        return new Signal.Failed(new ModelGarbled(flaw));
    }

    private static Usage usage(@Nullable TokenUsage counted) {
        return counted == null
                ? Usage.NONE
                : new Usage(count(counted.inputTokenCount()), count(counted.outputTokenCount()), cached(counted));
    }

    private static long cached(TokenUsage counted) {
        return counted instanceof OpenAiTokenUsage detailed && detailed.inputTokensDetails() != null
                ? count(detailed.inputTokensDetails().cachedTokens())
                : 0;
    }

    private static long count(@Nullable Integer tokens) {
        return tokens == null ? 0 : Math.max(tokens, 0);
    }
}
