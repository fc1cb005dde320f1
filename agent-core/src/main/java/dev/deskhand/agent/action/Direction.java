package dev.deskhand.agent.action;

/// Which way to scroll: the way the view moves over its content.
public enum Direction {
    UP,
    DOWN,
    LEFT,
    RIGHT
}
