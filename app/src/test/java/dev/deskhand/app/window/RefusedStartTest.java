package dev.deskhand.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.app.child.DeskhandProcess;
import dev.deskhand.app.child.DeskhandProgram;
import dev.deskhand.app.child.Ended;
import dev.deskhand.testkit.display.Person;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.display.WindowManager;
import dev.deskhand.testkit.display.WindowMatch;
import java.io.IOException;
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

    private DeskhandProgram withBrokenSettings(VirtualDisplay display) throws IOException {
        DeskhandProgram program = new DeskhandProgram(home).with(display.environment());
        Files.createDirectories(program.data());
        Files.writeString(program.data().resolve("settings.json"), BROKEN);
        return program;
    }

    @Test
    void is_said_in_a_window_and_leaves_the_settings_as_they_are() throws Exception {
        try (VirtualDisplay display = VirtualDisplay.open(VirtualDisplay.HD, WindowManager.OPENBOX)) {
            DeskhandProgram program = withBrokenSettings(display);
            try (DeskhandProcess process = program.start()) {
                display.windows().awaitReady(WINDOW, LIMIT);
                new Person(display).key("Escape");
                Ended ended = process.awaitEnd(LIMIT);
                assertThat(ended.status()).isEqualTo(2);
                assertThat(ended.err()).contains("settings.json").hasLineCount(1);
            }
            assertThat(program.data().resolve("settings.json")).hasContent(BROKEN);
        }
    }

    @Test
    void ends_when_it_is_told_to() throws Exception {
        try (VirtualDisplay display = VirtualDisplay.open(VirtualDisplay.HD, WindowManager.OPENBOX);
                DeskhandProcess process = withBrokenSettings(display).start()) {
            display.windows().awaitReady(WINDOW, LIMIT);
            process.signal("TERM");
            assertThat(process.awaitEnd(LIMIT).status()).isEqualTo(130);
        }
    }
}
