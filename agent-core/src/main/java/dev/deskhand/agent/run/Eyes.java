package dev.deskhand.agent.run;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.operator.Settle;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.Picture;
import java.time.Duration;

/// Takes looks, up to five times where one fails, and makes their pictures.
final class Eyes {
    private static final int TRIES = 5;
    private static final Duration FIRST_WAIT = Duration.ofMillis(200);

    private final Operator operator;
    private final OperatorThread thread;
    private final PictureAhead pictures;

    Eyes(Operator operator, OperatorThread thread, PictureAhead pictures) {
        this.operator = operator;
        this.thread = thread;
        this.pictures = pictures;
    }

    /// A frame and what a model is shown of it.
    record Seen(Frame frame, Picture picture) {}

    Seen look(Settle settle, Permit permit) throws AgentException, Revoked, Abandoned {
        Duration wait = FIRST_WAIT;
        for (int attempt = 1; ; attempt++) {
            try {
                Frame frame = thread.call(permit, () -> operator.look(settle, permit, pictures::begin));
                return new Seen(frame, pictures.of(frame, permit));
            } catch (AgentException e) {
                if (attempt == TRIES || !isWorthAnotherTry(e.failure())) {
                    throw e;
                }
            }
            permit.pause(wait);
            wait = wait.multipliedBy(2);
        }
    }

    private static boolean isWorthAnotherTry(AgentFailure failure) {
        return failure instanceof AgentFailure.ScreenLost || failure instanceof AgentFailure.NotAnswering;
    }
}
