package dev.deskhand.app.whole;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.app.child.DeskhandProcess;
import dev.deskhand.app.child.DeskhandProgram;
import dev.deskhand.app.child.Ended;
import dev.deskhand.journal.Journal;
import dev.deskhand.journal.RunState;
import dev.deskhand.journal.RunSummary;
import dev.deskhand.testkit.display.Patience;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.display.WindowManager;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.Answerer;
import dev.deskhand.testkit.model.StandInModel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a program that was killed in the middle of a run has left behind is put right by the next one that starts.
class AfterAKillTest {
    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final String BROKE_OFF = "An earlier run broke off";
    private static final Answer HOLDS =
            Answer.text("Thought: I hold.\nAction: press(key='ctrl shift')\n\nwait(time='60')");
    private static final Answer DONE = Answer.text("Thought: Good.\nAction: finished(content='All is well.')");

    @TempDir
    Path home;

    private VirtualDisplay display;
    private CommandRun command;

    @BeforeEach
    void killARunThatHoldsKeys() throws InterruptedException {
        display = VirtualDisplay.open(VirtualDisplay.HD, WindowManager.OPENBOX);
        command = new CommandRun(home, display);
        try (StandInModel model = StandInModel.open(Answerer.always(HOLDS));
                DeskhandProcess process = command.start(model)) {
            new Patience(LIMIT).until("two keys held", () -> display.heldInput().size() == 2);
            process.kill();
            process.awaitEnd(LIMIT);
        }
        assertThat(display.heldInput()).hasSize(2);
    }

    @AfterEach
    void close() {
        display.close();
    }

    private List<RunSummary> runs() throws AgentException {
        try (Journal journal = Journal.open(command.program().data().resolve("journal"))) {
            return journal.runs();
        }
    }

    private static boolean isBrokenOff(RunSummary run) {
        return run.state() instanceof RunState.Ended ended && ended.reason() == EndReason.BROKEN_OFF;
    }

    @Test
    void the_window_lets_go_and_ends_the_run_as_broken_off() throws Exception {
        DeskhandProgram window = new DeskhandProgram(home).with(display.environment());
        try (DeskhandProcess process = window.start()) {
            new Patience(LIMIT).until("nothing held", () -> display.heldInput().isEmpty());
            new Patience(LIMIT).until("an end", () -> {
                try {
                    return isBrokenOff(runs().getFirst());
                } catch (AgentException e) {
                    throw new AssertionError(e);
                }
            });
            process.signal("TERM");
            process.awaitEnd(LIMIT);
        }
        RunSummary run = runs().getFirst();
        try (Journal journal = Journal.open(command.program().data().resolve("journal"))) {
            List<AgentEvent> events = journal.events(run.run());
            assertThat(events.getLast()).isInstanceOfSatisfying(AgentEvent.RunEnded.class, ended -> {
                assertThat(ended.head().seq()).isEqualTo(events.size());
                assertThat(ended.head().at())
                        .isEqualTo(events.get(events.size() - 2).head().at());
                assertThat(ended.steps()).isEqualTo(1);
            });
        }
    }

    @Test
    void the_next_run_says_once_that_one_broke_off() throws Exception {
        try (StandInModel model = StandInModel.open(Answerer.always(DONE))) {
            Ended next = end(model);
            assertThat(next.status()).as(next.err()).isZero();
            assertThat(next.err()).containsOnlyOnce(BROKE_OFF);
            assertThat(end(model).err()).doesNotContain(BROKE_OFF);
        }
        assertThat(display.heldInput()).isEmpty();
        assertThat(runs()).hasSize(3).filteredOn(AfterAKillTest::isBrokenOff).hasSize(1);
    }

    private Ended end(StandInModel model) throws InterruptedException {
        try (DeskhandProcess process = command.start(model)) {
            return process.awaitEnd(LIMIT);
        }
    }
}
