package dev.deskhand.app.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.cost.Cost;
import dev.deskhand.agent.event.AgentEvent.RunEnded;
import dev.deskhand.agent.event.AgentEvent.TokensUsed;
import dev.deskhand.agent.json.JsonLine;
import dev.deskhand.agent.model.Usage;
import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// How a run ended, as a JSON object: why, after how many steps, and what it took. Amounts are texts, which
/// nothing rounds; `cost` is null where the price is not known.
final class RunResult {
    private static final int MILLISECONDS = 3;

    private RunResult() {}

    /// Its line.
    ///
    /// @param sentence the same for a person
    static String line(RunEnded ended, Tally tally, String sentence) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("run", ended.head().run())
                .put("reason", ended.reason().wireName())
                .put("verified", ended.verified())
                .put("message", ended.message())
                .put("sentence", sentence)
                .put("steps", ended.steps())
                .put("seconds", BigDecimal.valueOf(ended.time().toMillis(), MILLISECONDS));
        Optional<TokensUsed> used = tally.last();
        Usage run = used.map(TokensUsed::run).orElse(Usage.NONE);
        json.putObject("tokens")
                .put("input", run.inputTokens())
                .put("output", run.outputTokens())
                .put("cached", run.cachedTokens());
        putCost(json, used.map(TokensUsed::cost).orElse(null));
        return JsonLine.write(json);
    }

    private static void putCost(ObjectNode json, @Nullable Cost cost) {
        if (cost == null) {
            json.putNull("cost");
        } else {
            json.putObject("cost")
                    .put("amount", cost.run().amount().toPlainString())
                    .put("currency", cost.run().currency());
        }
    }
}
