package dev.deskhand.app.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.event.EventStream;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.Part;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.app.desk.Command;
import dev.deskhand.app.desk.DeskDouble;
import dev.deskhand.app.desk.DeskState;
import dev.deskhand.app.desk.Obstacle;
import dev.deskhand.app.desk.RunWish;
import dev.deskhand.app.fx.PulseDouble;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.profile.BookDouble;
import dev.deskhand.app.profile.ProfileEntry;
import dev.deskhand.app.profile.ProfileViewModel;
import dev.deskhand.app.wording.Tone;
import dev.deskhand.app.wording.Words;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class RunViewModelTest {
    private static final RunWish WISH = new RunWish("Do it", "Lab", "desktop");
    private static final OperatorChoice HERE = new OperatorChoice("desktop", OperatorChoice.Place.THIS_DISPLAY);

    private final PulseDouble pulse = new PulseDouble();
    private final DeskDouble desk = new DeskDouble();
    private final EventStream stream = new EventStream();
    private final Story story = new Story("r1", stream::publish);
    private final BookDouble book = BookDouble.withOne();
    private final RunViewModel model = model(book, List.of(HERE));

    private RunViewModel model(BookDouble profiles, List<OperatorChoice> operators) {
        Texts texts = Texts.in(Locale.ENGLISH);
        RunStore store = new RunStore(stream, (run, from, to) -> List.of(), pulse, pulse);
        Clock clock = Clock.fixed(Story.START.plusSeconds(66), ZoneOffset.UTC);
        return new RunViewModel(
                new RunViewModel.Parts(store, desk, pulse, texts, clock),
                new ProfileViewModel(profiles, texts, pulse, pulse),
                operators);
    }

    private void is(DeskState state) {
        desk.is(state);
        pulse.beat();
    }

    @Nested
    class A_run {
        @Test
        void wants_to_know_which_of_several_displays_before_it_starts() {
            Size size = new Size(1920, 1080);
            OperatorChoice left =
                    new OperatorChoice("desktop", HERE.place(), new OperatorChoice.Numbered(1, "A", size));
            OperatorChoice right =
                    new OperatorChoice("desktop", HERE.place(), new OperatorChoice.Numbered(2, "B", size));
            RunViewModel model = model(BookDouble.withOne(), List.of(left, right));
            model.instruction().set("Do it");
            assertThat(model.obstacle().getValue()).isEqualTo("Choose the display to work on");
            model.operator().set(right);
            assertThat(model.obstacle().getValue()).isEmpty();
            model.start();
            pulse.beat();
            assertThat(desk.sent()).containsExactly(new Command.Start(new RunWish("Do it", "Lab", "desktop", 2)));
        }

        @Test
        void starts_with_the_instruction_the_profile_and_the_operator() {
            model.instruction().set("  Do it ");
            model.start();
            pulse.beat();
            assertThat(desk.sent()).containsExactly(new Command.Start(WISH));
        }

        @Test
        void does_not_start_without_an_instruction_and_says_so() {
            model.instruction().set("  ");
            model.start();
            pulse.beat();
            assertThat(desk.sent()).isEmpty();
            assertThat(model.obstacle().getValue()).isEqualTo("Say what should be done");
        }

        @Test
        void does_not_start_with_an_instruction_no_run_takes_and_says_so() {
            model.instruction().set("a".repeat(RunWish.LONGEST_INSTRUCTION));
            assertThat(model.obstacle().getValue()).isEmpty();
            model.instruction().set("a".repeat(RunWish.LONGEST_INSTRUCTION + 1));
            model.start();
            pulse.beat();
            assertThat(desk.sent()).isEmpty();
            assertThat(model.obstacle().getValue()).isEqualTo("Shorten the instruction to 100,000 characters");
        }

        @Test
        void does_not_start_with_an_incomplete_profile_and_says_what_is_missing() {
            BookDouble unfinished = new BookDouble(new ProfileEntry("Lab", "", "m", "ui-tars-1.5"));
            RunViewModel model = model(unfinished, List.of(HERE));
            model.instruction().set("Do it");
            model.start();
            pulse.beat();
            assertThat(desk.sent()).isEmpty();
            assertThat(model.obstacle().getValue()).isEqualTo("Type the model’s base URL");
        }

        @Test
        void starts_without_a_model_where_none_is_described() {
            RunViewModel fresh = model(new BookDouble(), List.of(HERE));
            fresh.instruction().set("press Enter");
            assertThat(fresh.obstacle().getValue()).isEmpty();
            fresh.start();
            pulse.beat();
            assertThat(desk.sent())
                    .containsExactly(
                            new Command.Start(new RunWish("press Enter", RunWish.WITHOUT_MODEL, HERE.operator(), 0)));
        }

        @Test
        void does_not_start_where_nothing_can_work_a_screen() {
            RunViewModel handless = model(book, List.of());
            handless.instruction().set("Do it");
            handless.start();
            pulse.beat();
            assertThat(desk.sent()).isEmpty();
            assertThat(handless.obstacle().getValue()).contains("needs a desktop on X11");
        }

        @Test
        void does_not_start_when_the_profile_could_not_be_kept() {
            book.breakDown();
            model.instruction().set("Do it");
            model.start();
            pulse.beat();
            assertThat(desk.sent()).isEmpty();
            assertThat(model.trouble().get()).contains("The disk is full", "settings.json");
        }

        @Test
        void does_not_start_beside_another() {
            model.instruction().set("Do it");
            is(new DeskState.Going(WISH));
            model.start();
            pulse.beat();
            assertThat(desk.sent()).isEmpty();
        }

        @Test
        void starts_once_however_often_the_key_is_held() {
            model.instruction().set("Do it");
            model.start();
            model.start();
            pulse.beat();
            assertThat(desk.sent()).containsExactly(new Command.Start(WISH));
        }

        @Test
        void does_not_start_where_it_was_stopped_while_its_profile_was_being_kept() {
            model.instruction().set("Do it");
            model.start();
            model.stop();
            pulse.beat();
            assertThat(desk.sent()).containsExactly(new Command.Stop());

            model.start();
            pulse.beat();
            assertThat(desk.sent()).containsExactly(new Command.Stop(), new Command.Start(WISH));
        }

        @Test
        void keeps_the_instruction_for_the_next_time() {
            model.instruction().set("Do it");
            model.start();
            pulse.beat();
            assertThat(model.instruction().get()).isEqualTo("Do it");
        }

        @Test
        void is_paused_resumed_and_stopped() {
            model.pause();
            model.resume();
            model.stop();
            assertThat(desk.sent()).containsExactly(new Command.Pause(), new Command.Resume(), new Command.Stop());
        }
    }

    @Nested
    class Steering {
        private void goes() {
            story.starts("Do it");
            is(new DeskState.Going(WISH));
        }

        private void says(String words) {
            model.steering().set(words);
            model.steer();
        }

        private List<String> waiting() {
            return model.transcript().getValue().stream()
                    .filter(Entry.Waiting.class::isInstance)
                    .map(entry -> ((Entry.Waiting) entry).text())
                    .toList();
        }

        @Test
        void is_in_the_transcript_at_once_as_waiting_until_the_model_has_it() {
            goes();
            is(new DeskState.Paused(WISH));
            says("Left");
            says("Left");
            assertThat(waiting()).containsExactly("Left", "Left");
            story.isTold("Left");
            pulse.beat();
            assertThat(waiting()).containsExactly("Left");
            story.isTold("Left");
            pulse.beat();
            assertThat(waiting()).isEmpty();
        }

        @Test
        void is_to_be_said_again_where_the_run_ended_before_it_was_heard() {
            model.instruction().set("Do it");
            goes();
            says("Heard");
            story.isTold("Heard");
            is(new DeskState.Paused(WISH));
            says("Not heard");
            model.steering().set("Not sent");
            assertThat(model.unsaid()).isEqualTo("Do it\nNot heard\nNot sent");
            is(new DeskState.Idle(null));
            assertThat(model.instruction().get()).isEqualTo("Do it\nNot heard\nNot sent");
            assertThat(model.steering().get()).isEmpty();
            assertThat(waiting()).isEmpty();
        }

        @Test
        void goes_to_the_model_while_a_run_goes_on_and_leaves_the_field_empty() {
            is(new DeskState.Going(WISH));
            model.steering().set(" The left one ");
            model.steer();
            assertThat(desk.sent()).containsExactly(new Command.Steer("The left one"));
            assertThat(model.steering().get()).isEmpty();
        }

        @Test
        void stays_in_the_field_when_no_run_goes_on_any_more() {
            model.steering().set("The left one");
            model.steer();
            assertThat(desk.sent()).isEmpty();
            assertThat(model.steering().get()).isEqualTo("The left one");
        }
    }

    @Nested
    class The_status {
        @Test
        void is_what_the_person_asked_for_before_the_run_has_got_there() {
            story.starts("Do it").looks();
            is(new DeskState.Stopping(WISH));
            assertThat(model.status().getValue()).isEqualTo(new Words("Stopping", "", Tone.NEUTRAL));
            is(new DeskState.Paused(WISH));
            assertThat(model.status().getValue()).isEqualTo(new Words("Paused", "", Tone.CAUTION));
        }

        @Test
        void follows_the_run() {
            is(new DeskState.Going(WISH));
            assertThat(model.status().getValue().title()).isEqualTo("Starting");
            story.starts("Do it");
            pulse.beat();
            assertThat(model.status().getValue().title()).isEqualTo("Looking");
            story.looks();
            pulse.beat();
            assertThat(model.status().getValue()).isEqualTo(new Words("Thinking", "", Tone.BUSY));
            story.asks("Which?");
            pulse.beat();
            assertThat(model.status().getValue()).isEqualTo(new Words("Asks you", "", Tone.ASKING));
        }

        @Test
        void is_never_the_same_for_two_endings() {
            Words verified = ending(new Story("a", stream::publish).starts("x").endsVerified("Done"));
            Words unverified =
                    ending(new Story("b", stream::publish).starts("x").ends(EndReason.FINISHED));
            Words failed = ending(new Story("c", stream::publish)
                    .starts("x")
                    .ends(EndReason.FAILED, "", new AgentFailure.ScreenLost("desktop")));
            Words needsUser = ending(new Story("d", stream::publish).starts("x").ends(EndReason.NEEDS_USER));
            Words stopped = ending(new Story("e", stream::publish).starts("x").ends(EndReason.STOPPED));
            Words steps = ending(new Story("f", stream::publish).starts("x").ends(EndReason.STEPS));
            assertThat(List.of(verified, unverified, failed, needsUser, stopped, steps))
                    .doesNotHaveDuplicates()
                    .extracting(Words::tone)
                    .containsExactly(Tone.GOOD, Tone.CAUTION, Tone.BAD, Tone.ASKING, Tone.NEUTRAL, Tone.CAUTION);
        }

        @SuppressWarnings("UnusedVariable") // what it tells has been published by the time it is passed
        private Words ending(Story told) {
            is(new DeskState.Idle(null));
            return model.status().getValue();
        }

        @Test
        void says_that_a_run_could_not_begin_even_when_an_older_one_had_ended() {
            story.starts("x").endsVerified("Done");
            is(new DeskState.Idle(new Obstacle.Failed(new AgentFailure.PartMissing(Part.DISPLAY))));
            assertThat(model.status().getValue()).isEqualTo(new Words("Could not start", "", Tone.BAD));
        }
    }

    @Test
    void tells_what_the_run_has_cost_where_the_price_is_known() {
        story.starts("Do it").looks().thinks("Hm");
        pulse.beat();
        assertThat(model.cost().getValue()).isEmpty();

        story.isPriced().looks().thinks("Hm");
        pulse.beat();
        assertThat(model.tokens().getValue()).isEqualTo("8.2K tokens");
        assertThat(model.cost().getValue()).isEqualTo("$0.027");

        story.ends(EndReason.MONEY);
        pulse.beat();
        assertThat(model.cost().getValue()).isEqualTo("$0.027");
    }

    @Test
    void counts_steps_tokens_and_time() {
        story.starts("Do it").looks().thinks("Hm");
        pulse.beat();
        assertThat(model.step().getValue()).isEqualTo("Step 1 of 100");
        assertThat(model.tokens().getValue()).isEqualTo("4.1K tokens");
        assertThat(model.time().get()).isEqualTo("1:05");
    }
}
