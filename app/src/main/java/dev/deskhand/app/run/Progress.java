package dev.deskhand.app.run;

import dev.deskhand.agent.cost.Money;
import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.model.Usage;
import org.jspecify.annotations.Nullable;

/// How far a run has come.
///
/// @param step the step it is in, from 1; 0 before the first look
/// @param tokens what the whole run has used
/// @param cost what it has cost; null while that is not known
public record Progress(
        Phase phase, int step, Usage tokens, @Nullable Money cost) {
    static final Progress NONE = new Progress(Phase.NONE, 0, Usage.NONE, null);

    Progress in(Phase next) {
        return new Progress(next, step, tokens, cost);
    }

    Progress at(Phase next, int nextStep) {
        return new Progress(next, nextStep, tokens, cost);
    }

    Progress using(AgentEvent.TokensUsed used) {
        return new Progress(
                phase,
                step,
                used.run(),
                used.cost() == null ? null : used.cost().run());
    }
}
