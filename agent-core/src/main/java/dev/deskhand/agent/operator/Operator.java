package dev.deskhand.agent.operator;

import dev.deskhand.agent.action.ActionSpace;
import dev.deskhand.agent.action.BoundAction;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.screen.Frame;
import java.util.function.Consumer;

/// The eyes and hands of a run. [#look] and [#perform] are called in turns by one platform thread and block; the others
/// may be called from any thread at any time. Operators know nothing of each other.
public interface Operator extends AutoCloseable {
    /// What it is called on the command line and in events, such as `desktop`.
    String name();

    /// What it can do.
    ActionSpace actions();

    /// Whether it can work now. Blocks briefly, injects nothing.
    Readiness readiness();

    /// Takes a frame. While it still watches for the screen to settle it hands over each frame it would settle for, so
    /// that the picture can be made meanwhile; one that does not last is replaced by another call or by the result.
    ///
    /// @param candidate called on a thread of the operator's or of the caller's; must not block
    /// @throws Revoked as soon as the permit is taken back
    /// @throws AgentException `ScreenLost`, `PartMissing` or `NotAnswering`
    Frame look(Settle settle, Permit permit, Consumer<Frame> candidate) throws AgentException, Revoked;

    /// Carries out one action, or refuses it: before the first event of it, or not at all. The first action
    /// of a batch that is performed spends the frame they are bound to; others follow it in order, less those
    /// that need no operator. Never throws for what can be an outcome. When the permit is gone before the
    /// action is begun it is `NotRun`, for whatever reason: the run knows that better. When it is taken back
    /// later it is `Interrupted`, and everything pressed for the action's own use is released. Keys a `press`
    /// holds stay down.
    Outcome perform(BoundAction action, Permit permit);

    /// Releases every key and button this operator holds. Idempotent; never waits for [#perform].
    void letGo();

    /// Lets go and frees the screen. Idempotent.
    @Override
    void close();
}
