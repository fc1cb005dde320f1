package dev.deskhand.models;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure.ModelSilent;
import dev.deskhand.agent.failure.Defects;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.TurnListener;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.langchain4j.model.chat.StreamingChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.openai.OpenAiStreamingChatModel.OpenAiStreamingChatModelBuilder;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.random.RandomGenerator;

/// A model behind OpenAI's chat completions. LangChain4j writes the request and reads the events; the connection is our
/// own, because its clients cannot be stopped before the first piece, miss a stall between two, and quote the server.
///
/// The body holds model, messages, stream and stream_options, the sampling's temperature and max_tokens where they are
/// set, and nothing else. Exceptions carry no cause: what the JDK and LangChain4j say quotes the server.
final class OpenAiCompatibleModel implements VisionModel {
    private final ModelEndpoint endpoint;
    private final InstantSource clock;
    private final Destination destination;
    private final Transport transport;
    private final Base64Pictures pictures = new Base64Pictures();
    private final RandomGenerator random = new SecureRandom();

    OpenAiCompatibleModel(ModelEndpoint endpoint, InstantSource clock) {
        this.endpoint = endpoint;
        this.clock = clock;
        destination = new Destination(endpoint.completions(), endpoint.origin(), endpoint.key());
        transport = new Transport(endpoint.timeouts().connect());
    }

    /// @throws java.util.concurrent.RejectedExecutionException after [#close]
    @Override
    public ModelTurn turn(ModelRequest request, TurnListener listener, Permit permit) throws AgentException, Revoked {
        permit.check();
        var enclosures = new Enclosures(pictures, random);
        ChatRequest question = new ChatOffer(request.offer())
                .addTo(ChatRequest.builder().messages(new ChatMessages(enclosures).of(request)))
                .build();
        var inbox = new Inbox(endpoint.timeouts());
        var protocol = new ChatProtocol();
        try (var exchange = new Exchange(transport, destination, enclosures, protocol, inbox, clock);
                var _ = permit.onRevoke(inbox::withdraw)) {
            var answer = new StreamedAnswer(protocol, inbox);
            transport.threads().execute(() -> ask(codec(exchange), question, answer, inbox));
            return hear(inbox, exchange, listener);
        } catch (InterruptedException e) {
            // Nothing of ours interrupts; whoever does wants this thread to end.
            Thread.currentThread().interrupt();
            throw new Revoked();
        }
    }

    private StreamingChatModel codec(Exchange exchange) {
        return new OpenAiStreamingChatModelBuilder()
                .httpClientBuilder(new OneExchange(exchange))
                .baseUrl("http://known-to-the-exchange.invalid")
                .modelName(endpoint.model())
                .temperature(endpoint.sampling().temperature())
                .maxTokens(endpoint.sampling().maxTokens())
                .returnThinking(true)
                .build();
    }

    @SuppressWarnings("IllegalCatch") // a thread's root: the caller would wait for one that is gone
    private static void ask(StreamingChatModel codec, ChatRequest question, StreamedAnswer answer, Inbox inbox) {
        try {
            codec.chat(question, answer);
        } catch (Throwable e) {
            inbox.put(new Signal.Failed(Defects.report(e)));
        }
    }

    private static ModelTurn hear(Inbox inbox, Exchange exchange, TurnListener listener)
            throws AgentException, Revoked, InterruptedException {
        while (true) {
            switch (inbox.next()) {
                case Signal.Text(var piece) -> listener.text(piece);
                case Signal.Thinking(var piece) -> listener.thinking(piece);
                case Signal.Calling() -> {}
                case Signal.Answered(var turn) -> {
                    return turn;
                }
                case Signal.Failed(var failure) -> throw new AgentException(failure);
                case Signal.Withdrawn() -> throw new Revoked();
                case Signal.Silent silent -> bear(silent, exchange);
            }
        }
    }

    /// Silence after the model has ended is borne: the answer is whole, and hanging up makes the reading thread say so.
    private static void bear(Signal.Silent silent, Exchange exchange) throws AgentException {
        switch (silent.awaited()) {
            case FIRST_WORD -> throw silence(ModelSilent.Phase.BEFORE_FIRST_BYTE, silent);
            case NEXT_WORD -> throw silence(ModelSilent.Phase.IN_MID_ANSWER, silent);
            case END -> throw silence(ModelSilent.Phase.WITHOUT_END, silent);
            case LAST_BYTES -> {
                if (!exchange.hangUp()) {
                    throw silence(ModelSilent.Phase.IN_MID_ANSWER, silent);
                }
            }
        }
    }

    private static AgentException silence(ModelSilent.Phase phase, Signal.Silent silent) {
        return new AgentException(new ModelSilent(phase, silent.after()));
    }

    @Override
    public void close() {
        transport.close();
    }
}
