package dev.deskhand.agent.run;

import dev.deskhand.agent.cost.Cost;
import dev.deskhand.agent.cost.Money;
import dev.deskhand.agent.cost.Price;
import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.event.EventHead;
import dev.deskhand.agent.family.PictureSpec;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.Usage;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What a run has used of tokens and money, and whether its next request can still be afforded. Law 9: a
/// limit is kept before the request that would cross it. What that request will take is not known before,
/// so it is estimated:
///
/// - input = what the provider counted for the last one + weight(next) - weight(last), where the
///   [RequestWeight] of both is taken by the same measure: what was added since, a picture with it, less
///   what slid out. Of the first request the weight alone. All of it at the full price: a cache may have
///   forgotten.
/// - output = the longest answer of the run so far. A family says nothing about how long its answers are,
///   and the limit that is sent with some requests is some hundred times what an answer takes; so the first
///   answer, and one longer than all before it, may carry a run over its limit by as much.
///
/// A provider that counts nothing is taken at the estimate, for the limits alone: what is told is what was
/// counted. What an attempt that failed has cost nobody tells, and it is not counted.
final class Budget {
    private final Limits limits;
    private final @Nullable Price price;
    private final RequestWeight weight;

    private Usage counted = Usage.NONE;
    private Usage charged = Usage.NONE;
    private long lastInput;
    private long lastWeight;
    private long longestAnswer;

    Budget(RunOrder order, PictureSpec.Sizing sizing) {
        this.limits = order.limits();
        this.price = order.price();
        this.weight = new RequestWeight(sizing);
    }

    /// How the run ends instead of making that request, where it cannot be afforded.
    Optional<Ending> refusal(ModelRequest next) {
        if (limits.tokens() == null && limits.money() == null) {
            return Optional.empty();
        }
        Usage then = charged.plus(new Usage(input(next), longestAnswer, 0));
        Long tokens = limits.tokens();
        if (tokens != null && then.total() > tokens) {
            return Optional.of(Ending.because(EndReason.TOKENS));
        }
        Money money = limits.money();
        return money != null && price != null && price.of(then).isMoreThan(money)
                ? Optional.of(Ending.because(EndReason.MONEY))
                : Optional.empty();
    }

    private long input(ModelRequest next) {
        return Math.max(0, lastInput + weight.of(next) - lastWeight);
    }

    /// Counts an answered request.
    void add(ModelRequest asked, ModelTurn turn) {
        Usage usage = turn.usage();
        Usage estimate = new Usage(
                usage.inputTokens() > 0 ? usage.inputTokens() : input(asked),
                usage.outputTokens() > 0 ? usage.outputTokens() : RequestWeight.of(turn),
                usage.cachedTokens());
        counted = counted.plus(usage);
        charged = charged.plus(estimate);
        lastInput = estimate.inputTokens();
        lastWeight = weight.of(asked);
        longestAnswer = Math.max(longestAnswer, estimate.outputTokens());
    }

    /// What there is to tell of a turn that was just counted.
    AgentEvent.TokensUsed fact(EventHead head, int step, ModelTurn turn) {
        Cost cost = price == null ? null : new Cost(price.of(turn.usage()), price.of(counted));
        return new AgentEvent.TokensUsed(head, step, turn.usage(), counted, cost);
    }
}
