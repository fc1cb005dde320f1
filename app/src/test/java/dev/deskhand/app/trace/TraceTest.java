package dev.deskhand.app.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.InstantSource;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TraceTest {
    private static final InstantSource NOON = InstantSource.fixed(Instant.parse("2026-02-03T12:00:00Z"));

    @TempDir
    Path folder;

    @Test
    void a_crash_file_holds_classes_and_places_and_no_message() throws IOException {
        Throwable fault = new IllegalStateException("canary-1", new IOException("canary-2"));

        Path file = new CrashFiles(folder.resolve("crashes"), "Deskhand 7", NOON)
                .write("deskhand-run", fault)
                .orElseThrow();

        assertThat(Files.readString(file))
                .contains("Deskhand 7", "2026-02-03T12:00:00Z", "thread deskhand-run")
                .contains("java.lang.IllegalStateException\n    at dev.deskhand.app.trace.TraceTest")
                .contains("caused by java.io.IOException")
                .doesNotContain("canary");
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(PosixFilePermissions.fromString("rw-------"));
    }

    @Test
    void a_folder_that_cannot_be_written_is_no_second_crash() throws IOException {
        Path taken = Files.writeString(folder.resolve("taken"), "");

        assertThat(new CrashFiles(taken, "Deskhand 7", NOON).write("main", new Error("canary")))
                .isEmpty();
    }

    @Test
    void the_log_has_our_words_and_of_others_only_who_spoke() {
        LogRecord ours = new LogRecord(Level.INFO, "12 events, 3400 bytes");
        ours.setLoggerName("dev.deskhand.app");
        LogRecord theirs = new LogRecord(Level.WARNING, "the body was canary");
        theirs.setLoggerName("some.library");
        theirs.setThrown(new IOException("canary"));

        assertThat(new LogLines().format(ours)).endsWith(" INFO dev.deskhand.app 12 events, 3400 bytes\n");
        assertThat(new LogLines().format(theirs))
                .contains(" WARNING some.library\njava.io.IOException\n")
                .doesNotContain("canary");
    }
}
