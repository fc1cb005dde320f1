package dev.deskhand.agent.screen;

/// Which axis a model names first.
public enum AxisOrder {
    XY,
    YX
}
