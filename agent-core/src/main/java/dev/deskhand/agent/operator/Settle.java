package dev.deskhand.agent.operator;

/// How long to watch the screen before a frame counts.
public enum Settle {
    /// Take it as it is.
    AT_ONCE,
    /// After an action: at most 150 ms for a first change; then until nothing has changed for 250 ms, at most 2 s after
    /// the action.
    AFTER_ACTION
}
