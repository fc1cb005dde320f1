package dev.deskhand.app.child;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// The program while it runs, with both its outputs drained. Closing it kills it, by its number.
public final class DeskhandProcess implements AutoCloseable {
    private static final Duration LIMIT = Duration.ofMinutes(2);

    private final Process process;
    private final Drain out;
    private final Drain err;

    DeskhandProcess(Process process) {
        this.process = process;
        this.out = new Drain(process.getInputStream());
        this.err = new Drain(process.getErrorStream());
    }

    public long pid() {
        return process.pid();
    }

    public boolean isRunning() {
        return process.isAlive();
    }

    /// What it has printed so far.
    public String out() {
        return out.text();
    }

    public String err() {
        return err.text();
    }

    /// Gives it that on stdin, and then the end of it.
    public void give(byte[] stdin) {
        try (OutputStream in = process.getOutputStream()) {
            in.write(stdin);
        } catch (IOException e) {
            // It may end without reading.
        }
    }

    /// Sends a signal, such as `INT`.
    public void signal(String name) throws InterruptedException {
        try {
            new ProcessBuilder("kill", "-s", name, String.valueOf(pid()))
                    .start()
                    .waitFor();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public void kill() {
        process.destroyForcibly();
    }

    public Ended awaitEnd() throws InterruptedException {
        return awaitEnd(LIMIT);
    }

    public Ended awaitEnd(Duration limit) throws InterruptedException {
        if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
            throw new AssertionError("still running after " + limit.toMillis() + " ms; it said: " + out() + err());
        }
        out.thread.join();
        err.thread.join();
        return new Ended(process.exitValue(), out(), err());
    }

    @Override
    public void close() {
        List<ProcessHandle> children = process.descendants().toList();
        process.destroyForcibly();
        children.forEach(ProcessHandle::destroyForcibly);
    }

    private static final class Drain {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final Thread thread;

        private Drain(InputStream from) {
            thread = Thread.ofPlatform().daemon().start(() -> {
                try (from) {
                    from.transferTo(bytes);
                } catch (IOException e) {
                    // It has been killed.
                }
            });
        }

        private String text() {
            return bytes.toString(UTF_8);
        }
    }
}
