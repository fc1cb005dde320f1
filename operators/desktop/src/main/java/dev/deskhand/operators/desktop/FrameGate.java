package dev.deskhand.operators.desktop;

import dev.deskhand.agent.action.BoundAction;
import dev.deskhand.agent.action.Refusal;
import dev.deskhand.agent.screen.Frame;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Holds law 4: an action belongs to the latest frame, one batch acts on a frame, and a batch acts in order. Actions
/// of a batch that never come here needed no operator. Used by the run's thread.
final class FrameGate {
    private static final int NONE = -1;

    private @Nullable Frame current;
    private int last = NONE;

    /// A frame was handed out; it is the one to act on.
    void handedOut(Frame frame) {
        current = frame;
        last = NONE;
    }

    /// Whether nothing has acted on the frame yet.
    boolean isUntouched() {
        return last == NONE;
    }

    /// Why the action may not be performed; empty where it may.
    Optional<Refusal.Reason> refuses(BoundAction action) {
        Frame latest = current;
        if (latest == null) {
            return Optional.of(Refusal.Reason.REPLACED);
        }
        if (action.frame() != latest) {
            boolean older = action.frame().id().value() < latest.id().value();
            return Optional.of(older ? Refusal.Reason.STALE : Refusal.Reason.REPLACED);
        }
        return action.index() > last ? Optional.empty() : Optional.of(Refusal.Reason.SPENT);
    }

    /// The action begins: from here on the frame belongs to its batch.
    void begins(BoundAction action) {
        last = action.index();
    }
}
