package dev.deskhand.app.wording;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.Direction;
import dev.deskhand.agent.action.KeyChord;
import dev.deskhand.agent.action.Refusal;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.cost.Cost;
import dev.deskhand.agent.cost.Money;
import dev.deskhand.agent.event.AgentEvent.TokensUsed;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.event.EventHead;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.model.Usage;
import dev.deskhand.agent.operator.Change;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.app.i18n.Texts;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class WordingTest {
    private static final Texts ENGLISH = Texts.in(Locale.ENGLISH);
    private static final Target MIDDLE = Target.at(0.5, 0.5);
    private static final ScreenPixel PLACE = new ScreenPixel(-640, 400);

    private static String line(Action action, ScreenPixel... points) {
        return new ActionWords(ENGLISH).of(action, List.of(points)).line();
    }

    @Test
    void an_action_is_called_what_a_person_would_call_it() {
        assertThat(line(new Action.Click(MIDDLE, Action.Click.Variety.RIGHT), PLACE))
                .isEqualTo("Right-click · -640, 400");
        assertThat(line(new Action.Drag(MIDDLE, MIDDLE), PLACE, new ScreenPixel(1, 2)))
                .isEqualTo("Drag · -640, 400 → 1, 2");
        assertThat(line(new Action.Scroll(null, Direction.DOWN, null))).isEqualTo("Scroll down · 5 notches");
        assertThat(line(new Action.Scroll(MIDDLE, Direction.UP, 1), PLACE))
                .isEqualTo("Scroll up · 1 notch · -640, 400");
        assertThat(line(new Action.Type("two\nlines\n", null))).isEqualTo("Type · “two ⏎ lines ⏎”");
        assertThat(line(new Action.Hotkey(KeyChord.parse("ctrl c")))).isEqualTo("Press keys · Ctrl + C");
        assertThat(line(new Action.Wait(null))).isEqualTo("Wait · 5 s");
        assertThat(line(new Action.Wait(Duration.ofMillis(200)))).isEqualTo("Wait · 1 s");
        assertThat(line(new Action.CallUser("Help"))).isEqualTo("Needs you · Help");
        assertThat(line(new Action.Simple(ActionKind.SCREENSHOT))).isEqualTo("Look again");
    }

    @Test
    void a_long_text_is_cut_between_two_characters() {
        assertThat(line(new Action.Finished("😀".repeat(200))))
                .isEqualTo("Says it is done · " + "😀".repeat(120) + "…");
    }

    @ParameterizedTest
    @EnumSource
    void every_kind_of_action_has_a_name_in_every_language(ActionKind kind) {
        String key = kind == ActionKind.SCROLL ? "action.scroll_left" : "action." + kind.wireName();
        assertThat(ENGLISH.text(key)).isNotBlank();
        assertThat(Texts.in(Locale.CHINESE).text(key)).isNotEqualTo(ENGLISH.text(key));
    }

    @ParameterizedTest
    @EnumSource
    void every_refusal_says_why(Refusal.Reason reason) {
        Words words = new OutcomeWords(ENGLISH).of(new Outcome.Refused(new Refusal(reason, "hyper")));
        assertThat(words.title()).isEqualTo("Not done");
        assertThat(words.detail()).endsWith(".").doesNotContain("{");
        assertThat(words.tone()).isEqualTo(Tone.CAUTION);
    }

    @ParameterizedTest
    @EnumSource
    void every_action_that_was_not_tried_says_why(Outcome.NotRun.Why why) {
        assertThat(new OutcomeWords(ENGLISH).of(new Outcome.NotRun(why)).detail())
                .endsWith(".");
    }

    @Test
    void every_other_outcome_has_words() {
        OutcomeWords words = new OutcomeWords(ENGLISH);
        assertThat(words.of(new Outcome.Done(Change.UNKNOWN))).isEqualTo(new Words("Done", "", Tone.GOOD));
        assertThat(words.of(new Outcome.Failed(new AgentFailure.InputFailed("key")))
                        .line())
                .isEqualTo("Failed · The system did not take the input: no key types what is wanted.");
        assertThat(words.of(new Outcome.Interrupted(1, 2)).title()).isEqualTo("Broken off");
        assertThat(words.of(new Outcome.Unknown()).detail()).contains("may or may not");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void every_ending_has_a_title_of_its_own(String language) {
        EndingWords words = new EndingWords(Texts.in(Locale.of(language)));
        List<String> titles = Arrays.stream(EndReason.values())
                .map(reason -> words.of(reason, 3, EndingWords.Proof.NONE).title())
                .toList();
        assertThat(titles)
                .doesNotHaveDuplicates()
                .doesNotContain(words.of(EndReason.FINISHED, 3, EndingWords.Proof.WITNESSED)
                        .title());
    }

    @Test
    void an_ending_counts_its_steps() {
        EndingWords words = new EndingWords(ENGLISH);
        assertThat(words.of(EndReason.STOPPED, 0, EndingWords.Proof.NONE).detail())
                .isEqualTo("You stopped it after its start.");
        assertThat(words.of(EndReason.STOPPED, 1, EndingWords.Proof.NONE).detail())
                .isEqualTo("You stopped it after 1 whole step.");
        assertThat(words.of(EndReason.STEPS, 1000, EndingWords.Proof.NONE).detail())
                .startsWith("It took all 1,000 steps");
    }

    @ParameterizedTest
    @CsvSource({
        "0, USD, $0.00",
        "1.5, USD, $1.50",
        "1234.567, USD, '$1,234.57'",
        "0.5, USD, $0.50",
        "0.00421, USD, $0.0042",
        "0.000000300000000001, USD, $0.0000003",
        "0.9999, EUR, €1.00",
        "1.5, XQX, 1.50 XQX",
    })
    void money_has_as_many_places_as_say_something(BigDecimal amount, String currency, String said) {
        assertThat(Numbers.money(new Money(amount, currency), Locale.ENGLISH)).isEqualTo(said);
    }

    @Test
    void what_a_run_used_says_so_where_nobody_knows_the_price() {
        Usage turn = new Usage(1_000, 50, 900);
        Cost cost = new Cost(new Money(new BigDecimal("0.00132"), "USD"), new Money(new BigDecimal("0.1"), "USD"));
        EventHead head = new EventHead("e", 1, Instant.EPOCH, "r");
        TokensUsed priced = new TokensUsed(head, 3, turn, new Usage(12_000, 440, 9_000), cost);
        TokensUsed unpriced = new TokensUsed(head, 3, turn, new Usage(12_000, 440, 9_000), null);
        UsageWords words = new UsageWords(ENGLISH);

        assertThat(words.turn(priced))
                .isEqualTo("1,000 tokens in, 900 of them from a cache, and 50 out. So far 12.4K tokens · $0.10");
        assertThat(words.run(priced))
                .isEqualTo("In all 12,000 tokens in, 9,000 of them from a cache, and 440 out · $0.10");
        assertThat(words.turn(unpriced)).endsWith("So far 12.4K tokens");
        assertThat(words.run(unpriced)).endsWith("440 out · price unknown");
    }

    @Test
    void times_and_numbers_are_short() {
        assertThat(Numbers.time(Duration.ofSeconds(-1))).isEqualTo("0:00");
        assertThat(Numbers.time(Duration.ofSeconds(67))).isEqualTo("1:07");
        assertThat(Numbers.time(Duration.ofSeconds(3723))).isEqualTo("1:02:03");
        assertThat(Numbers.compact(950, Locale.ENGLISH)).isEqualTo("950");
        assertThat(Numbers.compact(12_440, Locale.ENGLISH)).isEqualTo("12.4K");
        assertThat(Numbers.compact(12_440, Locale.CHINESE)).isEqualTo("1.2万");
    }
}
