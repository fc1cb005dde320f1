package dev.deskhand.app.cli;

import dev.deskhand.agent.event.AgentEvent;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Remembers what a run has used so far. Safe from any thread.
final class Tally implements Consumer<AgentEvent> {
    private volatile AgentEvent.@Nullable TokensUsed last;

    @Override
    public void accept(AgentEvent event) {
        if (event instanceof AgentEvent.TokensUsed used) {
            last = used;
        }
    }

    /// What was told last; empty where no answer was counted.
    Optional<AgentEvent.TokensUsed> last() {
        return Optional.ofNullable(last);
    }
}
