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
import java.security.SecureRandom;
import java.util.random.RandomGenerator;

/// A model asked over HTTP whose answer is streamed. The connection is our own, because the clients there
/// are cannot be stopped before the first piece, miss a stall between two, and quote the server. Exceptions
/// carry no cause: what the JDK and LangChain4j say quotes the server.
final class StreamedModel implements VisionModel {
    private final Codec codec;
    private final Destination destination;
    private final Line line;
    private final RandomGenerator random = new SecureRandom();

    StreamedModel(Codec codec, Destination destination, Line line) {
        this.codec = codec;
        this.destination = destination;
        this.line = line;
    }

    /// @throws java.util.concurrent.RejectedExecutionException after [#close]
    @Override
    public ModelTurn turn(ModelRequest request, TurnListener listener, Permit permit) throws AgentException, Revoked {
        permit.check();
        Transport transport = line.transport();
        var enclosures = new Enclosures(line.pictures(), random);
        var inbox = new Inbox(line.endpoint().timeouts());
        Codec.Dialogue dialogue = codec.open(request, enclosures, inbox);
        try (var exchange = new Exchange(transport, destination, enclosures, dialogue.protocol(), inbox, line.clock());
                var _ = permit.onRevoke(inbox::withdraw)) {
            transport.threads().execute(() -> ask(dialogue, exchange, inbox));
            return hear(inbox, exchange, listener);
        } catch (InterruptedException e) {
            // Nothing of ours interrupts; whoever does wants this thread to end.
            Thread.currentThread().interrupt();
            throw new Revoked();
        }
    }

    @SuppressWarnings("IllegalCatch") // a thread's root: the caller would wait for one that is gone
    private static void ask(Codec.Dialogue dialogue, Exchange exchange, Inbox inbox) {
        try {
            dialogue.ask(exchange);
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

    /// Silence after the model has ended is borne: the answer is whole, and hanging up makes the reading
    /// thread say so.
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
        line.transport().close();
    }
}
