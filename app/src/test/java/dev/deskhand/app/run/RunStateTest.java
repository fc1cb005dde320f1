package dev.deskhand.app.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.Answer;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.event.StreamItem;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.operator.Change;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.reply.ReplyFault;
import dev.deskhand.agent.screen.ScreenPixel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class RunStateTest {
    private static final Action CLICK = new Action.Click(Target.at(0.5, 0.5), Action.Click.Variety.LEFT);
    private static final ScreenPixel PLACE = new ScreenPixel(640, 400);
    private static final AgentFailure BUSY = new AgentFailure.ModelBusy(503, null);

    private final List<StreamItem> items = new ArrayList<>();
    private final Story story = new Story("r1", items::add);

    private RunState state() {
        return RunState.NONE.after(items);
    }

    @Test
    void begins_with_what_the_person_wants() {
        story.starts("Do it");
        assertThat(state().entries()).containsExactly(new Entry.Wish("Do it"));
        assertThat(state().phase()).isEqualTo(Phase.LOOKING);
        assertThat(state().opening())
                .isEqualTo(new Opening(
                        "r1", Story.START.plusSeconds(1), "Do it", "desktop", "ui-tars-1.5-7b", "ui-tars-1.5", 100));
    }

    @Test
    void thinks_after_a_look_and_acts_after_a_thought() {
        story.starts("Do it").looks();
        assertThat(state().phase()).isEqualTo(Phase.THINKING);
        story.thinks("Press it").begins(CLICK, PLACE);
        assertThat(state().phase()).isEqualTo(Phase.ACTING);
        story.ends(new Outcome.Done(Change.UNKNOWN));
        assertThat(state().phase()).isEqualTo(Phase.LOOKING);
        assertThat(state().progress().step()).isEqualTo(1);
        assertThat(state().progress().tokens().total()).isEqualTo(4100);
    }

    @Test
    void joins_the_pieces_of_an_answer_until_the_thought_replaces_them() {
        story.starts("Do it").looks().streams("Thought: Press ").streams("it");
        assertThat(state().entries()).last().isEqualTo(new Entry.Thinking(1, "Thought: Press it"));
        story.thinks("Press it");
        assertThat(state().entries()).containsExactly(new Entry.Wish("Do it"), new Entry.Thought(1, "Press it"));
    }

    @Test
    void gives_each_action_its_own_outcome() {
        Outcome.NotRun dropped = new Outcome.NotRun(Outcome.NotRun.Why.EARLIER_NOT_DONE);
        story.starts("Do it").looks().does(CLICK, PLACE).begins(CLICK, PLACE).ends(dropped);
        assertThat(state().entries())
                .containsExactly(
                        new Entry.Wish("Do it"),
                        new Entry.Act(1, 0, CLICK, List.of(PLACE), new Outcome.Done(Change.UNKNOWN)),
                        new Entry.Act(1, 1, CLICK, List.of(PLACE), dropped));
    }

    @Test
    void marks_where_an_action_landed_on_the_frame_it_belongs_to() {
        story.starts("Do it").looks().does(CLICK, PLACE);
        assertThat(sight().marks()).containsExactly(new Sight.Mark(List.of(PLACE)));
        story.looks();
        assertThat(sight().marks()).isEmpty();
        assertThat(sight().step()).isEqualTo(2);
    }

    @Test
    void keeps_no_trace_of_a_failure_that_a_retry_got_over() {
        story.starts("Do it").looks().fails(BUSY, Duration.ofSeconds(2));
        assertThat(state().phase()).isEqualTo(Phase.WAITING);
        assertThat(state().entries()).last().isEqualTo(new Entry.Trouble(1, BUSY, Duration.ofSeconds(2)));
        story.thinks("Press it");
        assertThat(state().entries()).noneMatch(Entry.Trouble.class::isInstance);
    }

    @Test
    void shows_only_the_latest_of_several_failures_of_one_turn() {
        story.starts("Do it").looks().fails(BUSY, Duration.ofSeconds(1)).fails(BUSY, Duration.ofSeconds(2));
        assertThat(state().entries())
                .containsExactly(new Entry.Wish("Do it"), new Entry.Trouble(1, BUSY, Duration.ofSeconds(2)));
    }

    @Test
    void leaves_a_failure_that_ends_the_run_to_the_ending() {
        story.starts("Do it").looks().fails(BUSY, null).ends(EndReason.FAILED, "", BUSY);
        assertThat(state().entries()).containsExactly(new Entry.Wish("Do it"));
        assertThat(state().ending()).isNotNull();
    }

    @Test
    void counts_no_step_that_was_broken_off() {
        story.starts("Do it").looks().does(CLICK, PLACE).looks().isBrokenOff();
        assertThat(state().progress().step()).isEqualTo(1);
    }

    @Test
    void says_what_could_not_be_read() {
        story.starts("Do it").looks().answersUnreadably("There is no action.");
        assertThat(state().entries())
                .last()
                .isEqualTo(new Entry.Unread(
                        1, List.of(new ReplyFault(ReplyFault.Kind.NO_ACTION, "There is no action.", 0))));
    }

    @Test
    void stays_paused_when_an_outcome_comes_in_late() {
        story.starts("Do it").looks().begins(CLICK, PLACE).pauses().ends(new Outcome.Interrupted(0, 1));
        assertThat(state().phase()).isEqualTo(Phase.PAUSED);
        story.resumes();
        assertThat(state().phase()).isEqualTo(Phase.LOOKING);
    }

    @Test
    void forgets_a_half_finished_answer_when_it_is_paused_or_superseded() {
        story.starts("Do it").looks().streams("Thought: Pr").isSuperseded().pauses();
        assertThat(state().entries())
                .containsExactly(new Entry.Wish("Do it"), new Entry.Note(1, Entry.Note.Kind.PAUSED));
    }

    @Test
    void says_once_that_the_person_took_over() {
        story.starts("Do it").looks().isTakenOver().pauses();
        assertThat(state().entries())
                .containsExactly(new Entry.Wish("Do it"), new Entry.Note(1, Entry.Note.Kind.TOOK_OVER));
        assertThat(state().phase()).isEqualTo(Phase.PAUSED);
    }

    @Test
    void holds_what_was_said_asked_and_answered() {
        story.starts("Do it")
                .looks()
                .isTold("The other one")
                .asks("Which?")
                .isAnswered(Answer.ALLOWED)
                .isHinted();
        assertThat(state().entries())
                .containsExactly(
                        new Entry.Wish("Do it"),
                        new Entry.Told(1, "The other one"),
                        new Entry.Question(1, "r1-4", "Which?"),
                        new Entry.Note(1, Entry.Note.Kind.ALLOWED),
                        new Entry.Note(1, Entry.Note.Kind.HINT));
    }

    @Test
    void ends_with_everything_about_the_end() {
        story.starts("Do it").looks().streams("half").ends(EndReason.FAILED, "", BUSY);
        assertThat(state().ending())
                .isEqualTo(new Ending(EndReason.FAILED, false, "", BUSY, 1, Duration.ofSeconds(42)));
        assertThat(state().phase()).isEqualTo(Phase.ENDED);
        assertThat(state().entries()).containsExactly(new Entry.Wish("Do it"));
        assertThat(state().time(Story.START.plusSeconds(900))).contains(Duration.ofSeconds(42));
    }

    @Test
    void starts_anew_with_another_run() {
        story.starts("Do it").looks().does(CLICK, PLACE).ends(EndReason.STOPPED);
        new Story("r2", items::add).starts("Do more");
        assertThat(state().entries()).containsExactly(new Entry.Wish("Do more"));
        assertThat(state().sight()).isNull();
        assertThat(state().ending()).isNull();
        assertThat(state().progress().tokens().total()).isZero();
    }

    @Test
    void is_the_same_however_the_items_come_in_batches_or_twice() {
        story.starts("Do it")
                .looks()
                .thinks("Press it")
                .does(CLICK, PLACE)
                .looks()
                .ends(EndReason.STOPPED);
        RunState oneByOne = RunState.NONE;
        for (StreamItem item : items) {
            oneByOne = oneByOne.after(item);
        }
        assertThat(oneByOne).isEqualTo(state());
        assertThat(state().after(items)).isEqualTo(state());
    }

    @Test
    void takes_nothing_of_another_run() {
        story.starts("Do it").looks();
        List<StreamItem> foreign = new ArrayList<>();
        Story other = new Story("r0", foreign::add);
        other.looks().streams("words").isTold("no");
        assertThat(state().after(foreign)).isEqualTo(state());
    }

    @Test
    void keeps_entries_that_stay_the_same_the_same_objects() {
        story.starts("Do it").looks().thinks("Press it");
        RunState before = state();
        items.clear();
        story.does(CLICK, PLACE);
        RunState after = before.after(items);
        assertThat(after.entries().get(0)).isSameAs(before.entries().get(0));
        assertThat(after.entries().get(1)).isSameAs(before.entries().get(1));
    }

    @Test
    void knows_every_event_there_is() {
        story.starts("Do it").looksWithoutPicture();
        assertThat(sight().picture()).isNull();
        assertThat(AgentEvent.class.getPermittedSubclasses()).hasSize(17);
    }

    private Sight sight() {
        return Objects.requireNonNull(state().sight());
    }
}
