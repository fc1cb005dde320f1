package dev.deskhand.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.event.EndReason;
import dev.deskhand.app.child.DeskhandProcess;
import dev.deskhand.app.child.DeskhandProgram;
import dev.deskhand.app.child.Ended;
import dev.deskhand.app.settings.Profile;
import dev.deskhand.app.settings.SettingsFile;
import dev.deskhand.journal.Journal;
import dev.deskhand.journal.RunState;
import dev.deskhand.testkit.display.Person;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.display.WindowManager;
import dev.deskhand.testkit.display.WindowMatch;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.Answerer;
import dev.deskhand.testkit.model.StandInModel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The display server dies under the window.
class LostDisplayTest {
    private static final WindowMatch WINDOW = WindowMatch.titled("^Deskhand$");
    private static final Duration LIMIT = Duration.ofSeconds(90);
    private static final String FAMILY = "ui-tars-1.5";

    @TempDir
    private Path home;

    /// Without a message bus: where one dies with the display, it ends the program by a signal, as fast or faster.
    private DeskhandProgram program(VirtualDisplay display) {
        return new DeskhandProgram(home)
                .with(display.environment())
                .with("DBUS_SESSION_BUS_ADDRESS", "disabled:")
                .with("LC_ALL", "zh_CN.UTF-8");
    }

    @Test
    void ends_with_a_word_in_the_language_of_the_person() throws Exception {
        DeskhandProgram program;
        Ended ended;
        try (VirtualDisplay display = VirtualDisplay.open(VirtualDisplay.HD, WindowManager.OPENBOX)) {
            program = program(display);
            try (DeskhandProcess process = program.start()) {
                display.windows().awaitReady(WINDOW, LIMIT);
                display.kill();
                ended = process.awaitEnd(LIMIT);
            }
        }
        assertThat(ended.err()).contains("Deskhand 窗口所在的显示器已经消失");
        assertThat(ended.status()).isEqualTo(1);
        assertThat(log(program)).contains("the window's display is gone");
    }

    private static String log(DeskhandProgram program) throws Exception {
        try (Stream<Path> files = Files.list(program.data().resolve("logs"))) {
            List<Path> logs =
                    files.filter(file -> file.toString().endsWith(".log")).toList();
            return logs.stream().map(LostDisplayTest::read).collect(Collectors.joining());
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void gives_the_run_its_end_first() throws Exception {
        DeskhandProgram program;
        try (VirtualDisplay display = VirtualDisplay.open(VirtualDisplay.HD, WindowManager.OPENBOX);
                StandInModel model = StandInModel.open(Answerer.always(Answer.stall("Thought: I wonder", 2)))) {
            program = program(display);
            new SettingsFile(program.data().resolve("settings.json"), Set.of(FAMILY))
                    .keep(new Profile("Lab", model.baseUrl().toString(), "stand-in", FAMILY, null));
            try (DeskhandProcess process = program.start()) {
                display.windows().awaitReady(WINDOW, LIMIT);
                Person person = new Person(display);
                person.type("Press the middle");
                person.key("ctrl+Return");
                model.awaitRequests(1, LIMIT);
                display.kill();
                Ended ended = process.awaitEnd(LIMIT);
                assertThat(ended.err()).contains("Deskhand 窗口所在的显示器已经消失");
                assertThat(ended.err()).doesNotContain("XSetErrorHandler");
            }
        }
        try (Journal journal = Journal.open(program.data().resolve("journal"))) {
            assertThat(journal.runs())
                    .singleElement()
                    .satisfies(run -> assertThat(run.state())
                            .isInstanceOfSatisfying(
                                    RunState.Ended.class,
                                    end -> assertThat(end.reason()).isEqualTo(EndReason.FAILED)));
        }
    }
}
