package dev.deskhand.benchmarks;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.TurnListener;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;

/// A model of which is noted when it was asked.
record TimedModel(VisionModel model, Stopwatch stopwatch) implements VisionModel {
    @Override
    public ModelTurn turn(ModelRequest request, TurnListener listener, Permit permit) throws AgentException, Revoked {
        stopwatch.turnBegan(System.nanoTime());
        return model.turn(request, listener, permit);
    }

    @Override
    public void close() {
        model.close();
    }
}
