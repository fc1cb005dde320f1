package dev.deskhand.testkit.application;

import dev.deskhand.testkit.display.Patience;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/// A file another program writes.
final class WatchedFile {
    private final Path path;

    WatchedFile(Path path) {
        this.path = path;
    }

    Path path() {
        return path;
    }

    /// What is in it, as UTF-8; nothing while it does not exist.
    String text() {
        try {
            return Files.exists(path) ? new String(Files.readAllBytes(path), StandardCharsets.UTF_8) : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void await(String expected, Duration limit) throws InterruptedException {
        try {
            new Patience(limit).until("the expected text", () -> text().equals(expected));
        } catch (AssertionError late) {
            throw new AssertionError("the file holds: " + text() + " and not: " + expected, late);
        }
    }
}
