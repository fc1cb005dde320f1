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
import java.time.Instant;

/// Asks the model, again where a failure may pass; every failed attempt is an event. A retry that works leaves no other
/// trace. What a person waits in vain is bounded, see ADR-0014: a failure that hints at a wrong setting is tried again
/// once where the endpoint has never answered, and no attempt begins after [#PATIENCE] within attempts. What the waits
/// between them take does not count: the endpoint may have asked for it.
final class ModelCalls {
    static final Duration PATIENCE = Duration.ofMinutes(4);

    private static final int RETRIES_OF_A_SETTING = 1;

    private final VisionModel model;
    private final RunLog log;
    private final Backoff backoff;
    private boolean hasAnswered;

    ModelCalls(VisionModel model, RunLog log, Backoff backoff) {
        this.model = model;
        this.log = log;
        this.backoff = backoff;
    }

    ModelTurn turn(ModelRequest request, int step, Permit permit) throws AgentException, Revoked {
        Duration spent = Duration.ZERO;
        for (int attempt = 1; ; attempt++) {
            Instant begin = log.now();
            try {
                ModelTurn turn = model.turn(request, new Pieces(step), permit);
                hasAnswered = true;
                return turn;
            } catch (AgentException e) {
                spent = spent.plus(Duration.between(begin, log.now()));
                boolean mayTryAgain = attempt <= retries(e.failure()) && spent.compareTo(PATIENCE) < 0;
                Duration wait = mayTryAgain ? waitAfter(e.failure(), attempt) : null;
                int number = attempt;
                log.record(head -> new AgentEvent.ModelAttempt(head, step, number, asReported(e.failure()), wait));
                if (wait == null) {
                    throw new AgentException(asReported(e.failure()), e);
                }
                permit.pause(wait);
            }
        }
    }

    private int retries(AgentFailure failure) {
        if (!asReported(failure).isPassing()) {
            return 0;
        }
        return failure.hintsAtSettings() && !hasAnswered ? RETRIES_OF_A_SETTING : Backoff.RETRIES;
    }

    private Duration waitAfter(AgentFailure failure, int attempt) {
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
