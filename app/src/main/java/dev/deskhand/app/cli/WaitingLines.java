package dev.deskhand.app.cli;

import dev.deskhand.agent.event.AgentEvent;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/// Tells a person that the model is still waited for: after ten seconds, and again each time twice as many have
/// passed. One line each, the same on a terminal and in a pipe. Used by the thread of an [EventFeed] alone.
final class WaitingLines {
    private static final Duration FIRST = Duration.ofSeconds(10);

    private final Scene scene;
    private final InstantSource clock;

    /// When the call that is waited for began; null where there is none.
    private @Nullable Instant since;

    private Duration next = FIRST;

    WaitingLines(Scene scene, InstantSource clock) {
        this.scene = scene;
        this.clock = clock;
    }

    /// The model is called after each look, and again where a call went wrong; any answer is followed by events of its
    /// own.
    void hear(AgentEvent event) {
        switch (event) {
            case AgentEvent.Look look -> begin(look.head().at());
            case AgentEvent.ModelAttempt attempt
            when attempt.retryIn() != null -> begin(attempt.head().at().plus(attempt.retryIn()));
            case AgentEvent.Steered _ -> {} // said with the next picture, before the model is called
            case AgentEvent.ModelAttempt _, AgentEvent.RunStarted _, AgentEvent.Thought _, AgentEvent.Reply _ ->
                since = null;
            case AgentEvent.ActionChosen _, AgentEvent.ActionOutcome _, AgentEvent.TokensUsed _, AgentEvent.Hint _ ->
                since = null;
            case AgentEvent.Superseded _, AgentEvent.Asked _, AgentEvent.Answered _, AgentEvent.Paused _ ->
                since = null;
            case AgentEvent.Resumed _, AgentEvent.UserTookOver _, AgentEvent.RunEnded _ -> since = null;
        }
    }

    private void begin(Instant call) {
        since = call;
        next = FIRST;
    }

    /// Says it where it is time to; called every now and then.
    void remind() {
        if (since == null) {
            return;
        }
        Duration waited = Duration.between(since, clock.instant());
        if (waited.compareTo(next) < 0) {
            return;
        }
        scene.tell("cli.progress.waiting", waited.toSeconds());
        while (next.compareTo(waited) <= 0) {
            next = next.multipliedBy(2);
        }
    }
}
