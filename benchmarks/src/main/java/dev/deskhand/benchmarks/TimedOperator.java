package dev.deskhand.benchmarks;

import dev.deskhand.agent.action.ActionSpace;
import dev.deskhand.agent.action.BoundAction;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Readiness;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.operator.Settle;
import dev.deskhand.agent.screen.Frame;
import java.util.function.Consumer;

/// An operator whose looks and actions are timed.
record TimedOperator(Operator operator, Stopwatch stopwatch) implements Operator {
    @Override
    public String name() {
        return operator.name();
    }

    @Override
    public ActionSpace actions() {
        return operator.actions();
    }

    @Override
    public Readiness readiness() {
        return operator.readiness();
    }

    @Override
    public Frame look(Settle settle, Permit permit, Consumer<Frame> candidate) throws AgentException, Revoked {
        long start = System.nanoTime();
        Frame frame = operator.look(settle, permit, candidate);
        stopwatch.looked(new Span(start, System.nanoTime()));
        return frame;
    }

    @Override
    public Outcome perform(BoundAction action, Permit permit) {
        long start = System.nanoTime();
        Outcome outcome = operator.perform(action, permit);
        stopwatch.acted(new Span(start, System.nanoTime()));
        return outcome;
    }

    @Override
    public void letGo() {
        operator.letGo();
    }

    @Override
    public void close() {
        operator.close();
    }
}
