package dev.deskhand.models;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure.ModelRefused;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.TurnListener;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/// A model that may be asked in several ways, of which its server knows some. While none has been answered,
/// a 400 makes it try the next; what was answered once is kept to. A refusal costs a round trip and nothing
/// else: nothing was done.
final class LadderedModel implements VisionModel {
    private static final int BAD_REQUEST = 400;

    private final List<VisionModel> ways;
    private final AtomicInteger way = new AtomicInteger();
    private volatile boolean known;

    /// @param ways the best first
    LadderedModel(List<VisionModel> ways) {
        this.ways = List.copyOf(ways);
    }

    @Override
    public ModelTurn turn(ModelRequest request, TurnListener listener, Permit permit) throws AgentException, Revoked {
        int first = way.get();
        AgentException refusal = null;
        for (int at = first; at < ways.size(); at++) {
            try {
                ModelTurn turn = ways.get(at).turn(request, listener, permit);
                way.set(at);
                known = true;
                return turn;
            } catch (AgentException e) {
                if (known || !isBadRequest(e)) {
                    throw e;
                }
                refusal = refusal == null ? e : refusal;
            }
        }
        if (refusal == null) {
            throw new IllegalStateException("there is no way to ask");
        }
        throw refusal;
    }

    private static boolean isBadRequest(AgentException e) {
        return e.failure() instanceof ModelRefused refused && refused.status() == BAD_REQUEST;
    }

    @Override
    public void close() {
        ways.forEach(VisionModel::close);
    }
}
