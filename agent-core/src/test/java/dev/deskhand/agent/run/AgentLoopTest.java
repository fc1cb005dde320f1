package dev.deskhand.agent.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.event.StreamItem;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.ModelBusy;
import dev.deskhand.agent.failure.AgentFailure.ModelRefused;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.operator.Change;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.rehearsal.PaperOperator;
import dev.deskhand.agent.rehearsal.ScriptedModel;
import dev.deskhand.agent.rehearsal.ScriptedModel.Line;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class AgentLoopTest {
    private final Rehearsal stage = new Rehearsal();

    private List<Outcome> outcomes() {
        return stage.recorder.of(AgentEvent.ActionOutcome.class).stream()
                .map(AgentEvent.ActionOutcome::outcome)
                .toList();
    }

    private PaperOperator paper() {
        return (PaperOperator) stage.operator;
    }

    private static String told(ModelRequest request) {
        return request.messages().getLast().parts().stream()
                .filter(ModelMessage.Text.class::isInstance)
                .map(part -> ((ModelMessage.Text) part).text())
                .collect(Collectors.joining("\n"));
    }

    @Test
    void what_a_reply_says_is_durable_before_anything_it_asks_for_is_done() {
        stage.run(ScriptedModel.saying("click 500 500", "finished"));

        assertThat(stage.recorder.together)
                .contains(List.of("usage", "thought", "reply", "action"))
                .contains(List.of("outcome"));
    }

    @Test
    void an_action_is_durable_before_it_is_performed() {
        HangingOperator hanging = new HangingOperator();
        stage.operator = hanging;
        CompletableFuture<AgentEvent.RunEnded> run = stage.start(ScriptedModel.saying("click 5 5", "finished x"));
        Rehearsal.await(hanging::isInside);

        assertThat(stage.recorder.types()).endsWith("action");

        hanging.comeBack();
        assertThat(run.join().reason()).isEqualTo(EndReason.FINISHED);
    }

    @Nested
    class A_run_ends {
        @Test
        void when_the_model_says_so_and_calls_it_unverified() {
            AgentEvent.RunEnded end = stage.run(ScriptedModel.saying("click 500 500", "finished All sent."));

            assertThat(end.reason()).isEqualTo(EndReason.FINISHED);
            assertThat(end.verified()).isFalse();
            assertThat(end.message()).isEqualTo("All sent.");
            assertThat(end.steps()).isEqualTo(2);
            assertThat(paper().performed()).hasSize(1);
        }

        @Test
        void when_the_model_needs_the_person() {
            AgentEvent.RunEnded end = stage.run(ScriptedModel.saying("user A captcha."));

            assertThat(end.reason()).isEqualTo(EndReason.NEEDS_USER);
            assertThat(end.message()).isEqualTo("A captcha.");
        }

        @Test
        void after_exactly_as_many_turns_as_it_may_take() {
            stage.limits = new Limits(3, Duration.ofMinutes(1), null);
            ScriptedModel model = new ScriptedModel(Collections.nCopies(9, new Line.Say("key down")));

            AgentEvent.RunEnded end = stage.run(model);

            assertThat(end.reason()).isEqualTo(EndReason.STEPS);
            assertThat(model.requests()).hasSize(3);
            assertThat(paper().performed()).hasSize(3);
        }

        @Test
        void before_the_request_that_would_take_more_tokens_than_it_may() {
            stage.limits = new Limits(50, Duration.ofMinutes(1), 3000L);
            ScriptedModel model = new ScriptedModel(Collections.nCopies(9, new Line.Say("key down")));

            assertThat(stage.run(model).reason()).isEqualTo(EndReason.TOKENS);
            assertThat(model.requests()).hasSize(2);
        }

        @Test
        void when_three_replies_in_a_row_cannot_be_used_and_the_model_was_told_each_time() {
            ScriptedModel model = ScriptedModel.saying("?", "?", "?", "click 1 1");

            assertThat(stage.run(model).reason()).isEqualTo(EndReason.UNREADABLE);
            assertThat(model.requests()).hasSize(3);
            assertThat(told(model.requests().get(1))).contains("could not be used: no such action");
        }

        @Test
        void not_for_unusable_replies_with_a_usable_one_between() {
            ScriptedModel model = ScriptedModel.saying("?", "?", "click 1 1", "?", "?", "finished x");

            assertThat(stage.run(model).reason()).isEqualTo(EndReason.FINISHED);
        }

        @Test
        void at_once_when_the_model_refuses_for_good() {
            var refused = new ModelRefused(401, ModelRefused.Ground.KEY);
            ScriptedModel model = new ScriptedModel(List.of(new Line.Fail(Rehearsal.failing(refused))));

            AgentEvent.RunEnded end = stage.run(model);

            assertThat(end.reason()).isEqualTo(EndReason.FAILED);
            assertThat(end.failure()).isEqualTo(refused);
            assertThat(model.requests()).hasSize(1);
        }

        @Test
        void naming_the_time_when_the_model_asks_to_wait_too_long() {
            Duration asked = Duration.ofSeconds(121);
            ScriptedModel model =
                    new ScriptedModel(List.of(new Line.Fail(Rehearsal.failing(new ModelBusy(429, asked)))));

            assertThat(stage.run(model).failure()).isEqualTo(new AgentFailure.RetryTooFarOff(asked));
        }

        @Test
        void when_a_defect_of_ours_shows_and_says_only_where() {
            stage.operator = new BrokenOperator();

            try (ReportedDefects defects = new ReportedDefects()) {
                AgentEvent.RunEnded end = stage.run(ScriptedModel.saying("click 1 1"));

                assertThat(end.failure()).isInstanceOf(AgentFailure.OwnFault.class);
                assertThat(end.toString()).contains("BrokenOperator").doesNotContain("secret");
                assertThat(defects.all()).singleElement().isInstanceOf(IllegalStateException.class);
            }
        }

        @Test
        void and_lets_go_whatever_the_machine_throws() {
            HangingOperator operator = new HangingOperator();
            stage.operator = operator;
            Error fault = new OutOfMemoryError("secret");

            try (ReportedDefects defects = new ReportedDefects()) {
                AgentEvent.RunEnded end = stage.run(new BrokenModel(fault));

                assertThat(end.failure()).isInstanceOf(AgentFailure.OwnFault.class);
                assertThat(stage.recorder.types()).endsWith("run_ended");
                assertThat(operator.releases()).isEqualTo(1);
                assertThat(defects.all()).containsExactly(fault);
            }
        }
    }

    @Nested
    class A_failing_model {
        @Test
        void that_recovers_leaves_no_trace_but_the_attempt() {
            ScriptedModel model = new ScriptedModel(List.of(
                    new Line.Fail(Rehearsal.failing(new ModelBusy(500, Duration.ofMillis(5)))),
                    new Line.Say("click 5 5"),
                    new Line.Say("finished ok")));

            AgentEvent.RunEnded end = stage.run(model);

            assertThat(end.reason()).isEqualTo(EndReason.FINISHED);
            assertThat(end.failure()).isNull();
            assertThat(stage.recorder.of(AgentEvent.ModelAttempt.class)).hasSize(1);
            assertThat(paper().performed()).hasSize(1);
        }

        @Test
        void is_tried_five_times_more_and_then_ends_the_run() {
            AgentFailure busy = new ModelBusy(503, Duration.ofMillis(1));
            ScriptedModel model = new ScriptedModel(Collections.nCopies(20, new Line.Fail(Rehearsal.failing(busy))));

            AgentEvent.RunEnded end = stage.run(model);

            assertThat(end.failure()).isEqualTo(busy);
            assertThat(model.requests()).hasSize(6);
        }

        @Test
        void cut_by_its_length_limit_has_nothing_of_it_done() {
            ScriptedModel model =
                    new ScriptedModel(List.of(new Line.SayTooMuch("click 1 1"), new Line.Say("finished ok")));

            stage.run(model);

            assertThat(paper().performed()).isEmpty();
            assertThat(told(model.requests().get(1))).contains("length limit");
        }

        @Test
        void sees_no_more_than_the_beginning_of_an_answer_that_was_cut_off() {
            ScriptedModel model = new ScriptedModel(
                    List.of(new Line.SayTooMuch("click 1 1 ".repeat(100_000)), new Line.Say("finished ok")));

            stage.run(model);

            assertThat(model.requests().get(1).messages().toString()).hasSizeLessThan(20_000);
        }
    }

    @Nested
    class A_batch {
        @Test
        void ends_at_the_first_action_that_is_not_done() {
            ScriptedModel model = ScriptedModel.saying("click 5 5; key nosuchkey; click 9 9", "finished x");

            stage.run(model);

            assertThat(outcomes().get(0)).isEqualTo(new Outcome.Done(Change.UNKNOWN));
            assertThat(outcomes().get(1)).isInstanceOf(Outcome.Refused.class);
            assertThat(outcomes().get(2)).isEqualTo(new Outcome.NotRun(Outcome.NotRun.Why.EARLIER_NOT_DONE));
            assertThat(told(model.requests().get(1)))
                    .contains("action 1 (click) was carried out")
                    .contains("no key named \"nosuchkey\"")
                    .contains("action 3 (click) was not executed");
        }

        @Test
        void runs_no_call_that_comes_after_one_that_could_not_be_read() {
            stage.run(ScriptedModel.saying("click 5 5; ?; click 9 9", "finished x"));

            assertThat(paper().performed()).hasSize(1);
        }

        @Test
        void that_ends_in_finished_is_asked_again_on_a_fresh_look_once() {
            ScriptedModel model = ScriptedModel.saying("click 5 5; finished a", "finished b");

            AgentEvent.RunEnded end = stage.run(model);

            assertThat(end.message()).isEqualTo("b");
            assertThat(told(model.requests().get(1))).contains("say again that you are finished");
        }

        @Test
        void that_ends_in_finished_is_asked_again_also_when_one_before_it_was_and_went_on_instead() {
            ScriptedModel model = ScriptedModel.saying(
                    "click 5 5; finished a", "click 500 500", "click 900 900; finished b", "finished c");

            AgentEvent.RunEnded end = stage.run(model);

            assertThat(end.message()).isEqualTo("c");
        }

        @Test
        void that_asks_for_what_the_operator_cannot_do_is_refused() {
            stage.run(ScriptedModel.saying("click 1200 5", "finished x"));

            assertThat(outcomes().getFirst()).isInstanceOf(Outcome.Refused.class);
            assertThat(paper().performed()).isEmpty();
        }
    }

    @Nested
    class What_the_model_hears {
        @Test
        void names_whether_the_screen_changed() {
            ScriptedModel model = ScriptedModel.saying("click 5 5", "finished x");
            stage.run(model);
            assertThat(told(model.requests().get(1))).contains("The screen changed after that.");
        }

        @Test
        void is_told_once() {
            ScriptedModel model = ScriptedModel.saying("click 5 5", "key down", "finished x");
            stage.run(model);
            assertThat(told(model.requests().get(2)))
                    .contains("action 1 (hotkey)")
                    .doesNotContain("action 1 (click)");
        }

        @Test
        void says_so_when_nothing_changed() {
            stage.operator = new PaperOperator(Rehearsal.SIZE, Clock.systemUTC()).thatNeverChanges();
            ScriptedModel model = ScriptedModel.saying("click 5 5", "finished x");
            stage.run(model);
            assertThat(told(model.requests().get(1))).contains("Nothing on the screen changed");
        }
    }

    @Nested
    class A_run_that_makes_no_headway {
        private void onAStillScreen() {
            stage.operator = new PaperOperator(Rehearsal.SIZE, Clock.systemUTC()).thatNeverChanges();
        }

        @Test
        void is_hinted_at_three_and_stopped_at_five() {
            onAStillScreen();
            ScriptedModel model = new ScriptedModel(Collections.nCopies(20, new Line.Say("click 500 500")));

            AgentEvent.RunEnded end = stage.run(model);

            assertThat(end.reason()).isEqualTo(EndReason.NO_PROGRESS);
            assertThat(model.requests()).hasSize(5);
            assertThat(stage.recorder.of(AgentEvent.Hint.class)).hasSize(1);
            assertThat(told(model.requests().get(3))).contains(Told.HINT);
            assertThat(paper().performed()).hasSize(4);
        }

        @Test
        void is_stopped_when_two_useless_clicks_take_turns() {
            onAStillScreen();
            List<Line> turns = IntStream.range(0, 30)
                    .<Line>mapToObj(turn -> new Line.Say(turn % 2 == 0 ? "click 500 500" : "click 100 100"))
                    .toList();

            assertThat(stage.run(new ScriptedModel(turns)).reason()).isEqualTo(EndReason.NO_PROGRESS);
        }

        @Test
        void is_not_seen_where_the_screen_changes_each_time() {
            List<Line> turns = new ArrayList<>(Collections.nCopies(9, new Line.Say("click 500 500")));
            turns.add(new Line.Say("finished ok"));

            assertThat(stage.run(new ScriptedModel(turns)).reason()).isEqualTo(EndReason.FINISHED);
        }
    }

    @Test
    void nobody_hears_of_a_fact_before_it_is_durable() {
        List<String> heard = new ArrayList<>();
        List<String> early = new ArrayList<>();
        stage.stream.subscribe(
                item -> {
                    if (item instanceof StreamItem.Recorded(AgentEvent event)) {
                        (stage.recorder.events().contains(event) ? heard : early).add(event.type());
                    }
                    return true;
                },
                () -> {});

        stage.run(ScriptedModel.saying("click 5 5", "finished x"));

        assertThat(early).isEmpty();
        assertThat(heard).isEqualTo(stage.recorder.types());
    }

    @Test
    void every_fact_is_recorded_in_order() {
        stage.run(ScriptedModel.saying("click 5 5", "finished x"));

        assertThat(stage.recorder.types())
                .containsExactly(
                        "run_started",
                        "look",
                        "usage",
                        "thought",
                        "reply",
                        "action",
                        "outcome",
                        "look",
                        "usage",
                        "thought",
                        "reply",
                        "action",
                        "outcome",
                        "run_ended");
        assertThat(stage.recorder.events().stream().map(event -> event.head().seq()))
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(1, 14).mapToObj(Long::valueOf).toList());
        assertThat(stage.recorder.pictures).containsExactly("r1/1.png", "r1/2.png");
    }
}
