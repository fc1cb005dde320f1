package dev.deskhand.agent.run;

import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.ActionSpace;
import dev.deskhand.agent.action.BoundAction;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Readiness;
import dev.deskhand.agent.operator.Settle;
import dev.deskhand.agent.screen.Frame;
import java.util.function.Consumer;

/// An operator with a defect.
final class BrokenOperator implements Operator {
    @Override
    public String name() {
        return "broken";
    }

    @Override
    public ActionSpace actions() {
        return ActionSpace.of(ActionKind.CLICK);
    }

    @Override
    public Readiness readiness() {
        return Readiness.READY;
    }

    @Override
    public Frame look(Settle settle, Permit permit, Consumer<Frame> candidate) {
        throw new IllegalStateException("secret words");
    }

    @Override
    public Outcome perform(BoundAction action, Permit permit) {
        throw new IllegalStateException("secret words");
    }

    @Override
    public void letGo() {}

    @Override
    public void close() {}
}
