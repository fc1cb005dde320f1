package dev.deskhand.app.wording;

import dev.deskhand.agent.cost.Cost;
import dev.deskhand.agent.event.AgentEvent.TokensUsed;
import dev.deskhand.agent.model.Usage;
import dev.deskhand.app.i18n.Texts;
import org.jspecify.annotations.Nullable;

/// What a run has used, for a person.
public final class UsageWords {
    private final Texts texts;

    public UsageWords(Texts texts) {
        this.texts = texts;
    }

    /// What one answer took, and all of them so far.
    public String turn(TokensUsed used) {
        return texts.text(
                "usage.turn",
                used.turn().inputTokens(),
                used.turn().cachedTokens(),
                used.turn().outputTokens(),
                total(used.run()) + costSoFar(used.cost()));
    }

    /// What the whole run took; says so where nobody knows the price.
    public String run(TokensUsed used) {
        Usage run = used.run();
        Cost cost = used.cost();
        String money = cost == null ? texts.text("usage.no_price") : Numbers.money(cost.run(), texts.locale());
        return texts.text("usage.run", run.inputTokens(), run.cachedTokens(), run.outputTokens(), money);
    }

    /// `12.4K tokens`.
    public String total(Usage used) {
        return texts.text("run.tokens", Numbers.compact(used.total(), texts.locale()));
    }

    private String costSoFar(@Nullable Cost cost) {
        return cost == null ? "" : " · " + Numbers.money(cost.run(), texts.locale());
    }
}
