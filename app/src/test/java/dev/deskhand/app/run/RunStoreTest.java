package dev.deskhand.app.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.event.EventStream;
import dev.deskhand.agent.event.RecordedEvents;
import dev.deskhand.agent.event.StreamItem;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.app.fx.PulseDouble;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunStoreTest {
    private final PulseDouble pulse = new PulseDouble();
    private final PulseDouble background = new PulseDouble();
    private final List<StreamItem> all = new ArrayList<>();
    private final List<String> read = new ArrayList<>();

    private RecordedEvents journalOf(Story story) {
        return (run, from, to) -> {
            read.add(run + " " + from + ".." + to);
            return story.told().stream()
                    .filter(event -> event.head().seq() >= from && event.head().seq() <= to)
                    .toList();
        };
    }

    private static void tellALot(Story story) {
        story.starts("Do it");
        for (int step = 0; step < 10; step++) {
            story.looks().thinks("Thought " + step);
        }
    }

    @Test
    void takes_everything_that_is_queued_in_one_pulse() {
        EventStream stream = new EventStream();
        Story story = new Story("r1", stream::publish);
        List<RunState> seen = new ArrayList<>();
        try (RunStore store = new RunStore(stream, journalOf(story), pulse, background)) {
            store.run().addListener((_, _, state) -> seen.add(state));
            tellALot(story);
            assertThat(store.run().get()).isEqualTo(RunState.NONE);
            assertThat(pulse.asked()).isEqualTo(1);
            pulse.beat();
            assertThat(seen).hasSize(1);
            assertThat(store.run().get().progress().step()).isEqualTo(10);
        }
    }

    @Test
    void reads_again_from_the_journal_what_it_was_too_slow_for() {
        EventStream stream = new EventStream(8);
        Story story = new Story("r1", item -> {
            all.add(item);
            stream.publish(item);
        });
        try (RunStore store = new RunStore(stream, journalOf(story), pulse, background)) {
            tellALot(story);
            pulse.beat();
            assertThat(store.run().get()).isEqualTo(RunState.NONE);
            background.beat();
            story.ends(EndReason.STOPPED);
            pulse.beat();
            assertThat(store.run().get()).isEqualTo(RunState.NONE.after(all));
            assertThat(read).containsExactly("r1 1..33");
        }
    }

    @Test
    void reads_only_what_it_has_not_folded_yet() {
        EventStream stream = new EventStream(8);
        Story story = new Story("r1", item -> {
            all.add(item);
            stream.publish(item);
        });
        try (RunStore store = new RunStore(stream, journalOf(story), pulse, background)) {
            story.starts("Do it").looks();
            pulse.beat();
            for (int step = 0; step < 10; step++) {
                story.looks().thinks("Thought " + step);
            }
            pulse.beat();
            background.beat();
            pulse.beat();
            assertThat(store.run().get()).isEqualTo(RunState.NONE.after(all));
            assertThat(read).containsExactly("r1 3..34");
        }
    }

    @Test
    void says_so_when_what_it_missed_cannot_be_read() {
        EventStream stream = new EventStream(8);
        Story story = new Story("r1", stream::publish);
        RecordedEvents broken = (run, from, to) -> {
            throw new AgentException(
                    new AgentFailure.RecorderBroken(AgentFailure.RecorderBroken.Hindrance.DAMAGED, "journal.db"));
        };
        try (RunStore store = new RunStore(stream, broken, pulse, background)) {
            story.starts("Do it");
            pulse.beat();
            tellMore(story);
            pulse.beat();
            background.beat();
            pulse.beat();
            assertThat(store.run().get().entries()).contains(new Entry.Note(0, Entry.Note.Kind.MISSING));
            assertThat(store.run().get().ending()).isNotNull();
        }
    }

    @Test
    void goes_on_where_reading_again_meets_a_defect() {
        EventStream stream = new EventStream(8);
        Story story = new Story("r1", stream::publish);
        RecordedEvents broken = (run, from, to) -> {
            throw new IllegalStateException("a defect");
        };
        try (RunStore store = new RunStore(stream, broken, pulse, background)) {
            story.starts("Do it");
            pulse.beat();
            tellMore(story);
            pulse.beat();
            assertThatThrownBy(background::beat).isInstanceOf(IllegalStateException.class);
            pulse.beat();
            assertThat(store.run().get().entries()).contains(new Entry.Note(0, Entry.Note.Kind.MISSING));
            assertThat(store.run().get().ending()).isNotNull();
        }
    }

    private static void tellMore(Story story) {
        for (int step = 0; step < 10; step++) {
            story.looks().thinks("Thought " + step);
        }
        story.ends(EndReason.STOPPED);
    }

    @Test
    void shows_a_run_that_began_before_it_watched() {
        EventStream stream = new EventStream();
        Story story = new Story("r1", stream::publish);
        tellALot(story);
        try (RunStore store = new RunStore(stream, journalOf(story), pulse, background)) {
            pulse.beat();
            assertThat(store.run().get().progress().step()).isEqualTo(10);
            List<AgentEvent> told = story.told();
            assertThat(store.run().get().seq()).isEqualTo(told.getLast().head().seq());
        }
    }

    @Test
    void hears_nothing_after_it_was_closed() {
        EventStream stream = new EventStream();
        Story story = new Story("r1", stream::publish);
        RunStore store = new RunStore(stream, journalOf(story), pulse, background);
        store.close();
        story.starts("Do it");
        pulse.beat();
        assertThat(store.run().get()).isEqualTo(RunState.NONE);
    }
}
