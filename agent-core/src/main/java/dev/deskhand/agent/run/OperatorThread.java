package dev.deskhand.agent.run;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.Defects;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/// The one platform thread on which a run calls its operator, so that a stop need not wait for a native call that
/// hangs.
final class OperatorThread implements AutoCloseable {
    /// How long after its end a run waits for the operator to come back; letting go falls into the same time.
    static final Duration GRACE = Duration.ofMillis(180);

    private static final Duration POLL = Duration.ofMillis(20);

    private final RunControl control;
    private final ExecutorService thread;

    OperatorThread(RunControl control, String run) {
        this.control = control;
        this.thread = Executors.newSingleThreadExecutor(
                Thread.ofPlatform().name("run-operator-" + run).daemon().factory());
    }

    /// What is done there.
    @FunctionalInterface
    interface Work<T> {
        T call() throws AgentException, Revoked;
    }

    /// Runs the work and waits for it.
    ///
    /// @throws Abandoned when the run is stopped and the work does not come back within [#GRACE]
    <T> T call(Permit permit, Work<T> work) throws AgentException, Revoked, Abandoned {
        CompletableFuture<T> result = new CompletableFuture<>();
        CompletableFuture<Boolean> revoked = new CompletableFuture<>();
        thread.execute(() -> complete(result, work));
        try (Permit.Registration _ = permit.onRevoke(() -> revoked.complete(true))) {
            CompletableFuture.anyOf(result, revoked).handle((_, _) -> true).join();
        }
        if (!result.isDone()) {
            awaitRevoked(result);
        }
        return unwrap(result);
    }

    /// The root of the operator's thread: nothing may end it, and a defect is to reach the run as a failure.
    @SuppressWarnings("IllegalCatch")
    private static <T> void complete(CompletableFuture<T> result, Work<T> work) {
        try {
            result.complete(work.call());
        } catch (Throwable e) {
            result.completeExceptionally(e);
        }
    }

    /// After a pause the operator may take its time, after a stop it may not.
    private void awaitRevoked(CompletableFuture<?> result) throws Abandoned {
        while (!result.isDone()) {
            Duration left = GRACE.minus(control.sinceEnd());
            if (!left.isPositive()) {
                throw new Abandoned();
            }
            long wait = Math.min(left.toNanos(), POLL.toNanos());
            result.handle((_, _) -> true)
                    .completeOnTimeout(true, wait, TimeUnit.NANOSECONDS)
                    .join();
        }
    }

    private static <T> T unwrap(CompletableFuture<T> result) throws AgentException, Revoked {
        Throwable fault = result.isCompletedExceptionally() ? result.exceptionNow() : null;
        if (fault == null) {
            return result.join();
        }
        if (fault instanceof Revoked revoked) {
            throw revoked;
        }
        throw fault instanceof AgentException known ? known : new AgentException(Defects.report(fault), fault);
    }

    @Override
    public void close() {
        thread.shutdown();
    }
}
