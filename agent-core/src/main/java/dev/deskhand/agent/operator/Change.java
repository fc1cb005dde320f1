package dev.deskhand.agent.operator;

/// Whether the screen looked different after an action, read from the tiles of the next frame.
public enum Change {
    CHANGED,
    UNCHANGED,
    UNKNOWN
}
