package dev.deskhand.testkit.display;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// A process a test has started, with both its outputs drained. Closing it kills it and all its children, by pid.
public final class Program implements AutoCloseable {
    private final Process process;
    private final Output stdout;
    private final Output stderr;

    private Program(Process process, String name, Consumer<String> onLine) {
        this.process = process;
        this.stdout = new Output(name + " stdout", process.getInputStream(), onLine);
        this.stderr = new Output(name + " stderr", process.getErrorStream(), line -> {});
    }

    /// Starts `command` in `directory` with exactly `environment`; `onLine` gets each line of its stdout, on a thread
    /// of the program's own.
    static Program start(
            List<String> command, Path directory, Map<String, String> environment, Consumer<String> onLine) {
        ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        try {
            return new Program(builder.start(), command.getFirst(), onLine);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public long pid() {
        return process.pid();
    }

    public boolean isRunning() {
        return process.isAlive();
    }

    /// The lines it has printed so far.
    public List<String> stdout() {
        return stdout.lines();
    }

    /// The lines it has complained so far.
    public List<String> stderr() {
        return stderr.lines();
    }

    /// Its exit status; fails the test when it has not ended within `limit`. All its output has been read then.
    public int awaitExit(Duration limit) throws InterruptedException {
        if (!process.waitFor(limit.toNanos(), TimeUnit.NANOSECONDS)) {
            throw new AssertionError("still running after " + limit.toMillis() + " ms: " + process.info());
        }
        // A grandchild that lives on may hold the pipe open: then what is there has to do.
        stdout.awaitEnd(1000);
        stderr.awaitEnd(1000);
        return process.exitValue();
    }

    /// Asks it to end (SIGTERM) and leaves its children to it.
    public void terminate() {
        process.destroy();
    }

    /// Gives it `limit` to end by itself, then kills it.
    void awaitEndOrKill(Duration limit) {
        process.onExit()
                .completeOnTimeout(process, limit.toMillis(), TimeUnit.MILLISECONDS)
                .join();
        close();
    }

    /// Kills it and everything it has started, and waits until the process itself is gone.
    @Override
    public void close() {
        List<ProcessHandle> children = process.descendants().toList();
        process.destroyForcibly();
        children.forEach(ProcessHandle::destroyForcibly);
        process.onExit().orTimeout(5, TimeUnit.SECONDS).join();
    }
}
