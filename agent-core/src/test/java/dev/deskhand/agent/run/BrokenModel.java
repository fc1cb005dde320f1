package dev.deskhand.agent.run;

import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.TurnListener;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;

/// A model that throws what nobody expects.
record BrokenModel(Error fault) implements VisionModel {
    @Override
    public ModelTurn turn(ModelRequest request, TurnListener listener, Permit permit) {
        throw fault;
    }

    @Override
    public void close() {}
}
