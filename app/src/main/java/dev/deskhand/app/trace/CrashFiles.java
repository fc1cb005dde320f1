package dev.deskhand.app.trace;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.deskhand.journal.OwnerOnly;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;

/// Writes down defects: one file each, in a folder only the owner can read. Safe from any thread.
public final class CrashFiles {
    private static final DateTimeFormatter NAME =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS").withZone(ZoneOffset.UTC);

    private final Path folder;
    private final String version;
    private final InstantSource clock;

    public CrashFiles(Path folder, String version, InstantSource clock) {
        this.folder = folder;
        this.version = version;
        this.clock = clock;
    }

    /// Writes down one defect.
    ///
    /// @return the file; nothing where it could not be written
    public Optional<Path> write(String threadName, Throwable fault) {
        Instant now = clock.instant();
        String text = version + "\n" + now + "\nJava " + Runtime.version() + " on "
                + System.getProperty("os.name") + " " + System.getProperty("os.arch") + "\nthread "
                + threadName + "\n\n" + FaultText.of(fault);
        try {
            Path file = folder.resolve(
                    "crash-" + NAME.format(now) + "-" + ProcessHandle.current().pid() + ".txt");
            OwnerOnly.replace(file, text.getBytes(UTF_8));
            return Optional.of(file);
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
