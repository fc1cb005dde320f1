package dev.deskhand.app.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Turns SIGINT, SIGTERM and their like into a stop in good order: whatever is to be stopped is stopped, what is being
/// done may come to its end, and the program exits with [ExitStatus#STOPPED]. Safe from any thread.
///
/// Java answers these signals by running its shutdown hooks, so this is one. It halts rather than lets the system say
/// which signal it was: 130 whichever came.
public final class Signals {
    /// A stop takes effect within 200 ms; the rest is for the last lines of output on a busy machine.
    private static final Duration PATIENCE = Duration.ofSeconds(8);

    private final CountDownLatch over = new CountDownLatch(1);
    private final List<Runnable> stops = new ArrayList<>();
    private final Thread hook = Thread.ofPlatform().name("deskhand-signal").unstarted(this::arrived);
    private boolean arrived;

    /// Those of this process, from now on.
    public static Signals ofThisProcess() {
        Signals signals = new Signals();
        Runtime.getRuntime().addShutdownHook(signals.hook);
        return signals;
    }

    /// Has something done when a signal comes, and the end of the command waited for; at once where one has come. The
    /// stop is run by the signal's own thread and may take a moment.
    ///
    /// @return closes when there is nothing to stop any more
    public Word onStop(Runnable stop) {
        synchronized (this) {
            if (!arrived) {
                stops.add(stop);
                return () -> forget(stop);
            }
        }
        stop.run();
        return () -> {};
    }

    private synchronized void forget(Runnable stop) {
        stops.remove(stop);
    }

    private void arrived() {
        List<Runnable> toStop = take();
        toStop.forEach(Runnable::run);
        try {
            if (!toStop.isEmpty()) {
                over.await(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // nobody does; and then there is no reason to wait either
        }
        Runtime.getRuntime().halt(ExitStatus.STOPPED.code());
    }

    private synchronized List<Runnable> take() {
        arrived = true;
        return List.copyOf(stops);
    }

    /// Says that the command has come to its end: from now on signals mean nothing any more. After one has come, the
    /// program ends with it and not with the status of the command.
    public void over() {
        over.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // One has come.
        }
    }

    /// Takes back what was left with [#onStop].
    @FunctionalInterface
    public interface Word extends AutoCloseable {
        @Override
        void close();
    }
}
