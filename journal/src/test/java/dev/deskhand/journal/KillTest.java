package dev.deskhand.journal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.operator.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(600)
class KillTest {
    @TempDir
    Path folder;

    private final Random random = new Random();

    @Test
    void a_kill_at_any_moment_loses_nothing_that_was_durable() throws Exception {
        killAndCheck(5);
    }

    @Test
    @Tag("long")
    void twenty_kills_at_any_moment_lose_nothing_that_was_durable() throws Exception {
        killAndCheck(20);
    }

    private void killAndCheck(int times) throws Exception {
        for (int time = 1; time <= times; time++) {
            String run = "run-" + time;
            List<String> said = recordAndKill(run);
            try (Journal journal = Journal.open(folder)) {
                ReopenedRun reopened = journal.reopened(run).orElseThrow();
                assertThat(reopened.summary().state()).isEqualTo(new RunState.Interrupted());
                check(journal, journal.events(run), Long.parseLong(said.getLast()));
                checkOutcomes(reopened.events());
            }
        }
    }

    private List<String> recordAndKill(String run) throws IOException, InterruptedException {
        try (Child child = Child.start(folder, run)) {
            child.awaitLines(1 + random.nextInt(300));
            for (long spin = random.nextInt(2_000_000); spin > 0; spin--) {
                Thread.onSpinWait();
            }
            child.kill();
            List<String> said = child.allLines();
            // A number cut off in the middle is smaller than the whole one, so it can stay.
            assertThat(said).isNotEmpty();
            return said;
        }
    }

    private static void check(Journal journal, List<AgentEvent> events, long durable) throws IOException {
        assertThat(events)
                .extracting(event -> event.head().seq())
                .containsExactlyElementsOf(
                        LongStream.rangeClosed(1, events.size()).boxed().toList())
                .hasSizeGreaterThanOrEqualTo((int) durable);
        for (AgentEvent event : events) {
            if (event instanceof AgentEvent.Look(var head, int step, var frame, var bounds, PictureRef picture)) {
                assertThat(Files.readAllBytes(journal.picture(picture)))
                        .isEqualTo(Story.picture(step, (int) picture.bytes()).bytes());
            }
        }
    }

    private static void checkOutcomes(List<AgentEvent> events) {
        List<AgentEvent.ActionOutcome> outcomes = events.stream()
                .filter(AgentEvent.ActionOutcome.class::isInstance)
                .map(AgentEvent.ActionOutcome.class::cast)
                .toList();
        assertThat(outcomes).hasSize((int) events.stream()
                .filter(AgentEvent.ActionChosen.class::isInstance)
                .count());
        assertThat(outcomes.stream().filter(outcome -> outcome.outcome() instanceof Outcome.Unknown))
                .hasSizeLessThanOrEqualTo(1);
    }

    @Test
    void several_processes_record_side_by_side() throws Exception {
        List<String> runs = List.of("left", "right", "middle");
        List<Child> children = List.of(
                Child.start(folder, runs.get(0), 60),
                Child.start(folder, runs.get(1), 60),
                Child.start(folder, runs.get(2), 60));
        for (Child child : children) {
            try (child) {
                assertThat(child.allLines()).endsWith("done");
            }
        }
        checkAll(runs);
    }

    private void checkAll(List<String> runs) throws AgentException, IOException {
        try (Journal journal = Journal.open(folder)) {
            assertThat(journal.runs()).extracting(RunSummary::run).containsExactlyInAnyOrderElementsOf(runs);
            for (String run : runs) {
                assertThat(journal.reopened(run).orElseThrow().summary().state())
                        .isInstanceOf(RunState.Ended.class);
                check(journal, journal.events(run), 60 * 4 + 2);
            }
        }
    }
}
