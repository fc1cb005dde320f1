package dev.deskhand.agent.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Refusal;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.operator.Change;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.reply.ReplyFault;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class ToldTest {
    private static final Action TYPE = new Action.Type("my password", null);

    static Stream<Outcome> outcomes() {
        Stream<Outcome> refused =
                Arrays.stream(Refusal.Reason.values()).map(reason -> new Outcome.Refused(new Refusal(reason, "bogus")));
        Stream<Outcome> notRun = Arrays.stream(Outcome.NotRun.Why.values()).map(Outcome.NotRun::new);
        Stream<Outcome> others = Stream.of(
                new Outcome.Done(Change.UNKNOWN),
                new Outcome.Failed(new AgentFailure.InputFailed("key")),
                new Outcome.Interrupted(3, 9),
                new Outcome.Unknown());
        return Stream.of(refused, notRun, others).flatMap(stream -> stream);
    }

    @ParameterizedTest
    @MethodSource("outcomes")
    void every_outcome_is_one_sentence_that_names_the_action_and_never_what_was_typed(Outcome outcome) {
        String sentence = Told.outcome(2, TYPE, outcome);

        assertThat(sentence).startsWith("Your action 2 (type) ").endsWith(".").doesNotContain("password");
        assertThat(sentence).doesNotContain("\n").hasSizeLessThan(160);
    }

    @Test
    void what_was_not_done_never_reads_like_what_was() {
        Set<String> done = Stream.of(Told.outcome(1, TYPE, new Outcome.Done(Change.UNKNOWN)))
                .collect(Collectors.toSet());
        assertThat(outcomes().filter(outcome -> !outcome.isDone()).map(outcome -> Told.outcome(1, TYPE, outcome)))
                .doesNotContainAnyElementsOf(done)
                .noneMatch(sentence -> sentence.contains("was carried out"));
    }

    @Test
    void an_unknown_key_and_an_unsupported_action_are_named() {
        assertThat(Told.outcome(1, TYPE, new Outcome.Refused(new Refusal(Refusal.Reason.UNKNOWN_KEY, "hyper"))))
                .contains("\"hyper\"");
        assertThat(Told.outcome(1, TYPE, new Outcome.Refused(new Refusal(Refusal.Reason.UNSUPPORTED, "swipe"))))
                .contains("\"swipe\"");
        assertThat(Told.outcome(1, TYPE, new Outcome.Refused(new Refusal(Refusal.Reason.UNTYPABLE, "U+0007"))))
                .contains("U+0007");
    }

    @Test
    void an_interrupted_action_says_how_far_it_came() {
        assertThat(Told.outcome(1, TYPE, new Outcome.Interrupted(3, 9))).contains("after 3 of 9");
    }

    @ParameterizedTest
    @EnumSource(Change.class)
    void what_changed_is_told_only_where_it_is_known(Change change) {
        assertThat(Told.change(change).isEmpty()).isEqualTo(change == Change.UNKNOWN);
    }

    @Test
    void faults_and_the_persons_words_are_passed_on_as_they_are() {
        ReplyFault fault = new ReplyFault(ReplyFault.Kind.NO_ACTION, "Say an action.", 0);
        assertThat(Told.fault(fault)).endsWith("Say an action.");
        assertThat(Told.person("use the blue one")).isEqualTo("The person says: use the blue one");
    }
}
