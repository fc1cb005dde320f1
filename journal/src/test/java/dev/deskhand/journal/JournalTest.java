package dev.deskhand.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.event.EventHead;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.operator.Outcome;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JournalTest {
    @TempDir
    Path folder;

    private final Story story = new Story("run-1");

    @Test
    void events_come_back_as_they_were_recorded() throws AgentException {
        List<AgentEvent> events = List.of(
                story.started(),
                story.look(1, null),
                story.thought(1),
                story.action(1, 0),
                story.outcome(1, 0),
                story.ended());

        record(events);

        try (Journal journal = Journal.open(folder)) {
            assertThat(journal.events("run-1")).isEqualTo(events);
        }
    }

    @Test
    void a_part_of_a_run_is_read_by_its_numbers() throws AgentException {
        List<AgentEvent> events = List.of(story.started(), story.thought(1), story.thought(2), story.thought(3));
        record(events);

        try (Journal journal = Journal.open(folder)) {
            assertThat(journal.events("run-1", 2, 3)).isEqualTo(events.subList(1, 3));
            assertThat(journal.events("run-2")).isEmpty();
        }
    }

    @Test
    void the_newest_run_is_listed_first() throws AgentException {
        Instant noon = Instant.parse("2026-03-01T12:00:00Z");
        for (String run : List.of("b", "c", "a")) {
            record(List.of(new Story(run, noon.plusMillis(run.charAt(0))).started()));
        }

        try (Journal journal = Journal.open(folder)) {
            assertThat(journal.runs()).extracting(RunSummary::run).containsExactly("c", "b", "a");
        }
    }

    @Test
    void a_run_that_ended_is_listed_with_its_end() throws AgentException {
        AgentEvent.RunStarted started = story.started();
        AgentEvent.RunEnded ended = story.ended();
        record(List.of(started, ended));

        try (Journal journal = Journal.open(folder)) {
            RunState end = new RunState.Ended(ended.head().at(), EndReason.FINISHED, true, 3);
            assertThat(journal.runs())
                    .containsExactly(new RunSummary(
                            "run-1",
                            "Tidy up",
                            "paper",
                            "scripted",
                            started.head().at(),
                            end));
        }
    }

    @Test
    void a_run_of_a_living_process_is_going_on() throws AgentException {
        record(List.of(story.started()));

        try (Journal journal = Journal.open(folder)) {
            assertThat(journal.runs()).extracting(RunSummary::state).containsExactly(new RunState.GoingOn());
        }
    }

    @Test
    void an_action_of_a_finished_run_without_outcome_reads_as_unknown() throws AgentException {
        AgentEvent.ActionChosen lost = story.action(1, 1);
        List<AgentEvent> events =
                List.of(story.started(), lost, story.action(1, 0), story.outcome(1, 0), story.ended());
        record(events);

        try (Journal journal = Journal.open(folder)) {
            List<AgentEvent> reopened = journal.reopened("run-1").orElseThrow().events();

            EventHead head = lost.head();
            AgentEvent supposed = new AgentEvent.ActionOutcome(
                    new EventHead(head.id() + "?", head.seq(), head.at(), head.run()), 1, 1, new Outcome.Unknown());
            assertThat(reopened).hasSize(events.size() + 1).containsAll(events).containsSubsequence(lost, supposed);
            assertThat(journal.events("run-1")).doesNotContain(supposed);
        }
    }

    @Test
    void an_action_with_an_outcome_is_not_unknown_whatever_became_of_its_neighbours() throws AgentException {
        record(List.of(
                story.started(),
                story.action(1, 0),
                story.outcome(1, 0),
                story.action(1, 1),
                story.outcome(1, 1),
                story.action(1, 2),
                story.action(2, 1),
                story.ended()));

        try (Journal journal = Journal.open(folder)) {
            assertThat(journal.reopened("run-1").orElseThrow().events())
                    .filteredOn(event -> event instanceof AgentEvent.ActionOutcome outcome
                            && outcome.outcome() instanceof Outcome.Unknown)
                    .extracting(event -> ((AgentEvent.ActionOutcome) event).step() + "."
                            + ((AgentEvent.ActionOutcome) event).index())
                    .containsExactly("1.2", "2.1");
        }
    }

    @Test
    void an_action_that_is_being_performed_is_not_unknown_yet() throws AgentException {
        List<AgentEvent> events = List.of(story.started(), story.action(1, 0));
        record(events);

        try (Journal journal = Journal.open(folder)) {
            assertThat(journal.reopened("run-1").orElseThrow().events()).isEqualTo(events);
        }
    }

    @Test
    void there_is_nothing_to_reopen_of_a_run_nobody_knows() throws AgentException {
        try (Journal journal = Journal.open(folder)) {
            assertThat(journal.reopened("run-1")).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", "..", "a/b", "a\\b", "a b", ".hidden", "a\n", "ä"})
    void a_run_cannot_be_named_so_that_it_leads_elsewhere(String run) throws AgentException {
        try (Journal journal = Journal.open(folder)) {
            assertThatThrownBy(() -> journal.record(List.of(new Story(run).started())))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> journal.keep(run, 1, Story.picture(1, 10)))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void an_interrupt_neither_stops_it_nor_is_lost() throws AgentException {
        try (Journal journal = Journal.open(folder)) {
            Thread.currentThread().interrupt();
            journal.record(List.of(story.started()));
            journal.keep("run-1", 1, Story.picture(1, 10));

            assertThat(Thread.interrupted()).isTrue();
            journal.record(List.of(story.ended()));
            assertThat(journal.events("run-1")).hasSize(2);
        }
    }

    @Test
    void two_journals_of_one_folder_see_what_the_other_records() throws AgentException {
        try (Journal one = Journal.open(folder);
                Journal other = Journal.open(folder)) {
            AgentEvent.RunStarted started = story.started();
            one.record(List.of(started));
            assertThat(other.events("run-1")).containsExactly(started);

            AgentEvent.RunEnded ended = story.ended();
            other.record(List.of(ended));
            assertThat(one.events("run-1")).containsExactly(started, ended);
        }
    }

    @Test
    void events_of_one_call_are_recorded_together_or_not_at_all() throws AgentException {
        try (Journal journal = Journal.open(folder)) {
            AgentEvent.RunStarted started = story.started();
            AgentEvent.Thought thought = story.thought(1);
            journal.record(List.of(started, thought));
            assertThat(journal.events("run-1")).containsExactly(started, thought);

            assertThatThrownBy(() -> journal.record(List.of(story.thought(2), thought)))
                    .isInstanceOf(AgentException.class);
            assertThat(journal.events("run-1")).containsExactly(started, thought);
        }
    }

    private void record(List<AgentEvent> events) throws AgentException {
        try (Journal journal = Journal.open(folder)) {
            for (AgentEvent event : events) {
                journal.record(List.of(event));
            }
        }
    }
}
