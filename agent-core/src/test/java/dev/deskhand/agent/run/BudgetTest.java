package dev.deskhand.agent.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.cost.Cost;
import dev.deskhand.agent.cost.Money;
import dev.deskhand.agent.cost.Price;
import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.event.EventHead;
import dev.deskhand.agent.family.PictureSpec;
import dev.deskhand.agent.model.ModelMessage;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.Usage;
import dev.deskhand.agent.rehearsal.ScriptedModel;
import dev.deskhand.agent.rehearsal.ScriptedModel.Line;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class BudgetTest {
    private static final PictureSpec.Sizing PATCHES = new PictureSpec.Fit(2576, 28, 4784);

    /// 10 by 5 patches, the last of each row and column begun and not full.
    private static final Size FIFTY_PATCHES = new Size(253, 130);

    private static final Price PRICE =
            new Price(new BigDecimal("3"), new BigDecimal("15"), new BigDecimal("0.3"), "USD");

    private static Money dollars(String amount) {
        return new Money(new BigDecimal(amount), "USD");
    }

    private static Budget budget(@Nullable Long tokens, @Nullable Money money) {
        Limits limits = new Limits(9, Duration.ofMinutes(1), tokens, money);
        return new Budget(new RunOrder("r", "do it", "m", "English", limits, PRICE), PATCHES);
    }

    /// Of 10 tokens for each text of 30 letters and 50 for each picture.
    private static ModelRequest request(int texts, int pictures) {
        List<ModelMessage.Part> parts = new ArrayList<>();
        parts.addAll(Collections.nCopies(texts, new ModelMessage.Text("x".repeat(30))));
        Picture picture = new Picture(new FrameId(1), FIFTY_PATCHES, Picture.Format.PNG, new byte[0]);
        parts.addAll(Collections.nCopies(pictures, new ModelMessage.Image(picture)));
        return new ModelRequest(List.of(new ModelMessage(ModelMessage.Role.USER, parts)));
    }

    private static ModelTurn counted(long input, long output) {
        return new ModelTurn("answer", "", new Usage(input, output, 0), ModelTurn.End.COMPLETE);
    }

    private static Optional<EndReason> reason(Optional<Ending> refusal) {
        return refusal.map(Ending::reason);
    }

    @Test
    void the_first_request_is_taken_by_its_texts_and_the_patches_of_its_pictures() {
        assertThat(budget(110L, null).refusal(request(1, 2))).isEmpty();
        assertThat(reason(budget(109L, null).refusal(request(1, 2)))).contains(EndReason.TOKENS);
    }

    @Test
    void a_later_one_is_the_last_count_with_what_was_added_and_the_longest_answer_so_far() {
        // 1000 in and 7 out, then again 1000 and the 20 of two texts and the 50 of a picture, and 7 out.
        Budget enough = budget(2084L, null);
        enough.add(request(1, 1), counted(1000, 7));
        Budget tooLittle = budget(2083L, null);
        tooLittle.add(request(1, 1), counted(1000, 7));

        assertThat(enough.refusal(request(3, 2))).isEmpty();
        assertThat(reason(tooLittle.refusal(request(3, 2)))).contains(EndReason.TOKENS);
    }

    @Test
    void what_slid_out_is_not_counted_any_more() {
        Budget budget = budget(1960L, null);
        budget.add(request(1, 2), counted(1000, 5));

        assertThat(budget.refusal(request(1, 1))).isEmpty();
    }

    @Test
    void money_is_kept_the_same_way_with_the_whole_input_at_the_full_price() {
        // 1000 in, of them 900 from a cache, and 10 out: 0.00072. The next: 1000 in at 3, and 10 out: 0.00315.
        ModelTurn turn = new ModelTurn("x", "", new Usage(1000, 10, 900), ModelTurn.End.COMPLETE);
        Budget enough = budget(null, dollars("0.00387"));
        enough.add(request(1, 1), turn);
        Budget tooLittle = budget(null, dollars("0.003869"));
        tooLittle.add(request(1, 1), turn);

        assertThat(enough.refusal(request(1, 1))).isEmpty();
        assertThat(reason(tooLittle.refusal(request(1, 1)))).contains(EndReason.MONEY);
    }

    @Test
    void a_provider_that_counts_nothing_is_taken_at_the_estimate_and_nothing_is_told_of_that() {
        Budget budget = budget(230L, null);
        ModelTurn uncounted = new ModelTurn("x".repeat(60), "", Usage.NONE, ModelTurn.End.COMPLETE);
        budget.add(request(1, 1), uncounted);
        assertThat(budget.refusal(request(1, 1))).isEmpty();
        budget.add(request(1, 1), uncounted);

        EventHead head = new EventHead("e", 1, Instant.EPOCH, "r");
        assertThat(reason(budget.refusal(request(1, 1)))).contains(EndReason.TOKENS);
        assertThat(budget.fact(head, 2, uncounted).run()).isEqualTo(Usage.NONE);
    }

    @Test
    void without_limits_nothing_is_refused() {
        Budget budget = budget(null, null);
        budget.add(request(1, 1), counted(1_000_000_000_000L, 1_000_000_000_000L));

        assertThat(budget.refusal(request(1, 1))).isEmpty();
    }

    @Test
    void a_limit_on_money_wants_a_price_in_its_currency() {
        Limits limits = new Limits(9, Duration.ofMinutes(1), null, new Money(BigDecimal.ONE, "EUR"));

        assertThatThrownBy(() -> new RunOrder("r", "do it", "m", "English", limits, PRICE))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new RunOrder("r", "do it", "m", "English", limits))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_run_ends_for_its_money_before_the_request_that_would_cross_and_tells_what_it_cost() {
        // A turn on stage is 1000 in and 50 out: 0.00375.
        Rehearsal stage = new Rehearsal();
        stage.price = PRICE;
        stage.limits = new Limits(50, Duration.ofMinutes(1), null, dollars("0.01"));
        ScriptedModel model = new ScriptedModel(Collections.nCopies(9, new Line.Say("key down")));

        AgentEvent.RunEnded end = stage.run(model);

        assertThat(end.reason()).isEqualTo(EndReason.MONEY);
        assertThat(end.steps()).isEqualTo(2);
        assertThat(model.requests()).hasSize(2);
        assertThat(stage.recorder.of(AgentEvent.TokensUsed.class))
                .extracting(AgentEvent.TokensUsed::cost)
                .containsExactly(
                        new Cost(dollars("0.00375"), dollars("0.00375")),
                        new Cost(dollars("0.00375"), dollars("0.0075")));
    }

    @Test
    void a_run_whose_price_nobody_knows_tells_its_tokens_alone() {
        Rehearsal stage = new Rehearsal();
        stage.run(ScriptedModel.saying("finished x"));

        assertThat(stage.recorder.of(AgentEvent.TokensUsed.class))
                .singleElement()
                .satisfies(used -> {
                    assertThat(used.run()).isEqualTo(new Usage(1000, 50, 0));
                    assertThat(used.cost()).isNull();
                });
    }
}
