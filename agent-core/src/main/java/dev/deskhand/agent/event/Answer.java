package dev.deskhand.agent.event;

/// What a person says to a question of a run.
public enum Answer {
    ALLOWED,
    DENIED
}
