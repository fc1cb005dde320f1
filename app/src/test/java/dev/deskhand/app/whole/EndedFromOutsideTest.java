package dev.deskhand.app.whole;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.event.EndReason;
import dev.deskhand.app.child.DeskhandProcess;
import dev.deskhand.app.child.DeskhandProgram;
import dev.deskhand.app.child.Ended;
import dev.deskhand.app.settings.Profile;
import dev.deskhand.app.settings.SettingsFile;
import dev.deskhand.journal.Journal;
import dev.deskhand.journal.RunState;
import dev.deskhand.testkit.display.Patience;
import dev.deskhand.testkit.display.Person;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.display.WindowManager;
import dev.deskhand.testkit.display.WindowMatch;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.Answerer;
import dev.deskhand.testkit.model.StandInModel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The window's program when the system ends it: at once, in good order, and with nothing left behind.
class EndedFromOutsideTest {
    private static final WindowMatch WINDOW = WindowMatch.titled("^Deskhand$");
    private static final Duration LIMIT = Duration.ofSeconds(60);

    /// It takes a fraction of that; a program that waits for something that is gone takes twice as long.
    private static final Duration SOON = Duration.ofSeconds(4);

    private static final String FAMILY = "doubao-ui-tars";
    private static final Answer HOLDS = Answer.text("Action: press(key='ctrl shift')\n\nwait(time='60')");

    @TempDir
    Path home;

    private VirtualDisplay display;
    private DeskhandProgram program;

    @BeforeEach
    void open() throws InterruptedException {
        display = VirtualDisplay.open(VirtualDisplay.HD, WindowManager.OPENBOX);
        program = new DeskhandProgram(home).with(display.environment());
    }

    @AfterEach
    void close() {
        display.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"TERM", "INT", "HUP"})
    void an_idle_window_is_closed_by_a_signal_as_by_the_person(String signal) throws Exception {
        try (DeskhandProcess process = program.start()) {
            display.windows().awaitReady(WINDOW, LIMIT);
            process.signal(signal);
            endedWell(process);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"TERM", "INT", "HUP"})
    void a_run_in_the_window_is_stopped_and_recorded_by_a_signal_and_lets_go(String signal) throws Exception {
        try (StandInModel model = StandInModel.open(Answerer.always(HOLDS))) {
            new SettingsFile(program.data().resolve("settings.json"), Set.of(FAMILY))
                    .keep(new Profile("Lab", model.baseUrl().toString(), "stand-in", FAMILY, null));
            try (DeskhandProcess process = program.start()) {
                startRun();
                new Patience(LIMIT)
                        .until("two keys held", () -> display.heldInput().size() == 2);
                process.signal(signal);
                endedWell(process);
            }
        }
        assertThat(display.heldInput()).isEmpty();
        try (Journal journal = Journal.open(program.data().resolve("journal"))) {
            assertThat(journal.runs())
                    .singleElement()
                    .satisfies(run -> assertThat(run.state())
                            .isInstanceOfSatisfying(
                                    RunState.Ended.class,
                                    ended -> assertThat(ended.reason()).isEqualTo(EndReason.STOPPED)));
        }
    }

    private void startRun() throws InterruptedException {
        Person person = new Person(display);
        display.windows().awaitReady(WINDOW, LIMIT);
        person.type("Hold it");
        person.key("ctrl+Return");
    }

    private void endedWell(DeskhandProcess process) throws InterruptedException {
        Ended ended = process.awaitEnd(SOON);
        assertThat(ended.status()).isEqualTo(130);
        assertThat(ended.err()).doesNotContain("Exception", "\tat ");
        assertThat(program.data().resolve("crashes")).doesNotExist();
    }
}
