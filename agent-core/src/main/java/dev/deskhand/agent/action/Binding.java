package dev.deskhand.agent.action;

/// What came of binding an action to a frame.
public sealed interface Binding permits BoundAction, Binding.Unbindable {
    Action action();

    /// The action means nothing on that frame.
    record Unbindable(Action action, Refusal refusal) implements Binding {}
}
