package dev.deskhand.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.app.child.DeskhandProcess;
import dev.deskhand.app.child.DeskhandProgram;
import dev.deskhand.app.child.Ended;
import dev.deskhand.testkit.display.Person;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.display.WindowManager;
import dev.deskhand.testkit.display.WindowMatch;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The program started by its icon, with settings that cannot be read.
class RefusedStartTest {
    private static final WindowMatch WINDOW = WindowMatch.titled("^Deskhand$");
    private static final Duration LIMIT = Duration.ofSeconds(90);
    private static final String BROKEN = "{ \"profiles\": [ ";

    @TempDir
    private Path home;

    @Test
    void is_said_in_a_window_and_leaves_the_settings_as_they_are() throws Exception {
        try (VirtualDisplay display = VirtualDisplay.open(VirtualDisplay.HD, WindowManager.OPENBOX)) {
            DeskhandProgram program = new DeskhandProgram(home).with(display.environment());
            Path settings = program.data().resolve("settings.json");
            Files.createDirectories(settings.getParent());
            Files.writeString(settings, BROKEN);
            try (DeskhandProcess process = program.start()) {
                display.windows().awaitReady(WINDOW, LIMIT);
                new Person(display).key("Escape");
                Ended ended = process.awaitEnd(LIMIT);
                assertThat(ended.status()).isEqualTo(2);
                assertThat(ended.err()).contains("settings.json").hasLineCount(1);
            }
            assertThat(settings).hasContent(BROKEN);
        }
    }

    @Test
    void ends_when_it_is_told_to() throws Exception {
        try (VirtualDisplay display = VirtualDisplay.open(VirtualDisplay.HD, WindowManager.OPENBOX)) {
            DeskhandProgram program = new DeskhandProgram(home).with(display.environment());
            Path settings = program.data().resolve("settings.json");
            Files.createDirectories(settings.getParent());
            Files.writeString(settings, BROKEN);
            try (DeskhandProcess process = program.start()) {
                display.windows().awaitReady(WINDOW, LIMIT);
                process.signal("TERM");
                assertThat(process.awaitEnd(LIMIT).status()).isEqualTo(130);
            }
        }
    }
}
