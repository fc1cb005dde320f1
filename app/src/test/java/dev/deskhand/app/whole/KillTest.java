package dev.deskhand.app.whole;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.app.child.DeskhandProcess;
import dev.deskhand.journal.Journal;
import dev.deskhand.journal.ReopenedRun;
import dev.deskhand.journal.RunState;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.model.Answer;
import dev.deskhand.testkit.model.Answerer;
import dev.deskhand.testkit.model.StandInModel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A run that is killed at any moment loses nothing it has told anybody, and knows what it does not know.
class KillTest {
    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final int LATEST_MILLIS = 2500;

    @TempDir
    Path home;

    private VirtualDisplay display;
    private CommandRun command;
    private final Random random = new Random(20260203);

    @BeforeEach
    void open() throws InterruptedException {
        display = VirtualDisplay.open(VirtualDisplay.HD);
        command = new CommandRun(home, display);
    }

    @AfterEach
    void close() {
        display.close();
    }

    @Test
    void no_step_is_lost_and_an_unfinished_action_reads_as_unknown_whenever_it_is_killed() throws Exception {
        killedAtRandomMoments(4);
    }

    @Test
    @Tag("long")
    void the_same_at_twenty_moments() throws Exception {
        killedAtRandomMoments(20);
    }

    private void killedAtRandomMoments(int times) throws Exception {
        for (int time = 0; time < times; time++) {
            try (StandInModel model = StandInModel.open(walking());
                    DeskhandProcess process = command.start(model, "--events", "--max-steps", "1000")) {
                model.awaitRequests(1, LIMIT);
                LockSupport.parkNanos(
                        Duration.ofMillis(random.nextInt(LATEST_MILLIS)).toNanos());
                process.kill();
                assertNothingIsLost(CommandRun.events(process.awaitEnd(LIMIT).out()), time + 1);
            }
        }
    }

    /// Goes from place to place, for ever, and types something else each time, or it would be stopped for want of
    /// headway.
    private static Answerer walking() {
        return request -> {
            int at = request.number() * 137 % 900 + 50;
            String click = "click(point='<point>%d %d</point>')".formatted(at, 950 - at);
            String type = "type(content='words number %d')".formatted(request.number());
            return Answer.text("Thought: On.\nAction: " + click + "\n\n" + type);
        };
    }

    private void assertNothingIsLost(List<AgentEvent> printed, int runs) throws Exception {
        assertThat(printed).isNotEmpty();
        try (Journal journal = Journal.open(command.program().data().resolve("journal"))) {
            assertThat(journal.runs()).hasSize(runs);
            String run = printed.getFirst().head().run();
            List<AgentEvent> recorded = journal.events(run);
            assertThat(recorded).startsWith(printed.toArray(AgentEvent[]::new));
            for (int at = 0; at < recorded.size(); at++) {
                assertThat(recorded.get(at).head().seq()).isEqualTo(at + 1);
            }
            ReopenedRun reopened = journal.reopened(run).orElseThrow();
            assertThat(reopened.summary().state()).isEqualTo(new RunState.Interrupted());
            assertEveryActionHasAnOutcome(reopened.events(), recorded);
            recorded.stream()
                    .filter(AgentEvent.Look.class::isInstance)
                    .map(event -> ((AgentEvent.Look) event).picture())
                    .forEach(picture -> assertThat(journal.picture(picture)).hasSize(picture.bytes()));
        }
    }

    private static void assertEveryActionHasAnOutcome(List<AgentEvent> reopened, List<AgentEvent> recorded) {
        Set<List<Integer>> known = new HashSet<>();
        recorded.forEach(event -> {
            if (event instanceof AgentEvent.ActionOutcome outcome) {
                known.add(List.of(outcome.step(), outcome.index()));
            }
        });
        Set<List<Integer>> open = new HashSet<>();
        for (AgentEvent event : reopened) {
            if (event instanceof AgentEvent.ActionChosen action) {
                open.add(List.of(action.step(), action.index()));
            } else if (event instanceof AgentEvent.ActionOutcome outcome) {
                List<Integer> place = List.of(outcome.step(), outcome.index());
                assertThat(open.remove(place)).isTrue();
                assertThat(outcome.outcome() instanceof Outcome.Unknown).isEqualTo(!known.contains(place));
            }
        }
        assertThat(open).isEmpty();
    }
}
