package dev.deskhand.agent.screen;

/// A physical pixel in the global coordinates of all displays. May be negative: a display can lie left of or above the
/// first one.
public record ScreenPixel(int x, int y) {}
