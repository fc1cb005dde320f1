package dev.deskhand.agent.run;

import dev.deskhand.agent.action.ActionSpace;
import dev.deskhand.agent.action.BoundAction;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.operator.Change;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Readiness;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.operator.Settle;
import dev.deskhand.agent.rehearsal.PaperOperator;
import dev.deskhand.agent.screen.Frame;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/// An operator whose system never answers an action, and takes all the time it has for a release.
final class HangingOperator implements Operator {
    private final Operator paper = new PaperOperator(Rehearsal.SIZE, Clock.systemUTC());
    private final CountDownLatch inside = new CountDownLatch(1);
    private final CountDownLatch closed = new CountDownLatch(1);
    private final CountDownLatch back = new CountDownLatch(1);
    private final AtomicInteger releases = new AtomicInteger();

    boolean isInside() {
        return inside.getCount() == 0;
    }

    boolean isClosed() {
        return closed.getCount() == 0;
    }

    int releases() {
        return releases.get();
    }

    void comeBack() {
        back.countDown();
    }

    @Override
    public String name() {
        return "hanging";
    }

    @Override
    public ActionSpace actions() {
        return paper.actions();
    }

    @Override
    public Readiness readiness() {
        return Readiness.READY;
    }

    @Override
    public Frame look(Settle settle, Permit permit, Consumer<Frame> candidate) throws Revoked {
        try {
            return paper.look(settle, permit, candidate);
        } catch (AgentException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public Outcome perform(BoundAction action, Permit permit) {
        inside.countDown();
        try {
            back.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return new Outcome.Done(Change.UNKNOWN);
    }

    @Override
    public void letGo() {
        releases.incrementAndGet();
        // As long as the desktop operator waits for a server that hangs.
        LockSupport.parkNanos(Duration.ofMillis(150).toNanos());
    }

    @Override
    public void close() {
        closed.countDown();
    }
}
