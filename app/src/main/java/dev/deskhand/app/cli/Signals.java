package dev.deskhand.app.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Turns SIGINT, SIGTERM and SIGHUP into a stop in good order: whatever is to be stopped is stopped, the command comes
/// to its end as if the person had ended it, and the program exits with [ExitStatus#STOPPED], whichever signal it was.
/// Safe from any thread.
///
/// The signals are heard themselves, not waited for in a shutdown hook: shutdown hooks run side by side, and JavaFX's
/// own would pull the window from under whoever still has to close it (ADR-0013).
public final class Signals {
    private static final List<String> NAMES = List.of("INT", "TERM", "HUP");

    /// A stop takes effect within 200 ms; the rest is for the last lines of output on a busy machine.
    private static final Duration PATIENCE = Duration.ofSeconds(8);

    private final CountDownLatch over = new CountDownLatch(1);
    private final List<Runnable> stops = new ArrayList<>();
    private boolean arrived;

    /// Those of this process, from now on.
    public static Signals ofThisProcess() {
        Signals signals = new Signals();
        List<String> heard = NAMES.stream()
                .filter(name -> SystemSignals.hear(name, signals::arrived))
                .toList();
        if (heard.isEmpty()) {
            // A Java that lacks them lacks JavaFX too: there is no window, and a hook can wait for the command.
            Runtime.getRuntime()
                    .addShutdownHook(Thread.ofPlatform().name("deskhand-signal").unstarted(signals::arrivedWithTheEnd));
        }
        return signals;
    }

    /// Has something done when a signal comes, and the end of the command waited for; at once where one has come. The
    /// stop is run by a thread of its own and may take a moment.
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

    /// The first signal counts: whoever sends another wants the same, and gets it no sooner.
    private void arrived() {
        List<Runnable> toStop;
        synchronized (this) {
            if (arrived || isOver()) {
                return;
            }
            arrived = true;
            toStop = List.copyOf(stops);
        }
        // Each by a thread of its own: none that fails or hangs keeps the others or the end from coming.
        toStop.forEach(
                stop -> Thread.ofPlatform().name("deskhand-stop").daemon().start(stop));
        if (toStop.isEmpty() || !isOverInTime()) {
            Runtime.getRuntime().halt(ExitStatus.STOPPED.code());
        }
    }

    private void arrivedWithTheEnd() {
        if (!isOver()) {
            arrived();
            Runtime.getRuntime().halt(ExitStatus.STOPPED.code());
        }
    }

    private boolean isOverInTime() {
        try {
            return over.await(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // nobody does; and then there is no reason to wait either
            return false;
        }
    }

    private boolean isOver() {
        return over.getCount() == 0;
    }

    /// Says that the command has come to its end: from now on signals mean nothing any more.
    ///
    /// @return what the program exits with: the command's own status, unless a signal has come
    public synchronized ExitStatus over(ExitStatus ofTheCommand) {
        over.countDown();
        return arrived ? ExitStatus.STOPPED : ofTheCommand;
    }

    /// Takes back what was left with [#onStop].
    @FunctionalInterface
    public interface Word extends AutoCloseable {
        @Override
        void close();
    }
}
