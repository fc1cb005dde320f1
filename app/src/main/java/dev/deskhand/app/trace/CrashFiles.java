package dev.deskhand.app.trace;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.deskhand.app.settings.PrivateFiles;
import java.io.IOException;
import java.nio.file.Files;
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
            PrivateFiles.folder(folder);
            Path file = folder.resolve(
                    "crash-" + NAME.format(now) + "-" + ProcessHandle.current().pid() + ".txt");
            return Optional.of(Files.writeString(PrivateFiles.create(file), text, UTF_8));
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
