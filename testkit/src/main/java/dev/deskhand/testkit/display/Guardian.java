package dev.deskhand.testkit.display;

import java.io.IOException;
import java.io.UncheckedIOException;

/// A small shell that ends the X server when this JVM is killed before it could: it waits on a pipe only we hold.
final class Guardian implements AutoCloseable {
    private static final String SCRIPT = "read -r _; kill -TERM \"$1\" 2>/dev/null";

    private final Process shell;

    Guardian(long pid) {
        try {
            shell = new ProcessBuilder("sh", "-c", SCRIPT, "guardian", Long.toString(pid))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Call it only after the server has ended, and before its pid can be anyone else's.
    @Override
    public void close() {
        shell.destroyForcibly();
    }
}
