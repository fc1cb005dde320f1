package dev.deskhand.agent.run;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.model.TurnListener;
import dev.deskhand.agent.model.VisionModel;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// Asks the model, again where a failure may pass; every failed attempt is an event. A retry that works leaves no other
/// trace.
final class ModelCalls {
    private final VisionModel model;
    private final RunLog log;
    private final Backoff backoff;

    ModelCalls(VisionModel model, RunLog log, Backoff backoff) {
        this.model = model;
        this.log = log;
        this.backoff = backoff;
    }

    ModelTurn turn(ModelRequest request, int step, Permit permit) throws AgentException, Revoked {
        for (int attempt = 1; ; attempt++) {
            try {
                return model.turn(request, new Pieces(step), permit);
            } catch (AgentException e) {
                Duration wait = waitAfter(e.failure(), attempt);
                int number = attempt;
                log.record(head -> new AgentEvent.ModelAttempt(head, step, number, asReported(e.failure()), wait));
                if (wait == null) {
                    throw new AgentException(asReported(e.failure()), e);
                }
                permit.pause(wait);
            }
        }
    }

    private @Nullable Duration waitAfter(AgentFailure failure, int attempt) {
        if (attempt > Backoff.RETRIES || !asReported(failure).isPassing()) {
            return null;
        }
        return backoff.after(attempt, failure instanceof AgentFailure.ModelBusy busy ? busy.retryAfter() : null);
    }

    private static AgentFailure asReported(AgentFailure failure) {
        Duration asked = failure instanceof AgentFailure.ModelBusy busy ? busy.retryAfter() : null;
        return asked != null && asked.compareTo(Backoff.LONGEST_ASKED) > 0
                ? new AgentFailure.RetryTooFarOff(asked)
                : failure;
    }

    /// Passes on what streams in.
    private final class Pieces implements TurnListener {
        private final int step;

        Pieces(int step) {
            this.step = step;
        }

        @Override
        public void text(String piece) {
            log.piece(step, piece);
        }

        @Override
        public void thinking(String piece) {
            log.piece(step, piece);
        }
    }
}
