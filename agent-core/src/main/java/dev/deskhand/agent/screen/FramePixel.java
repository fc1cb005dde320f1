package dev.deskhand.agent.screen;

/// A pixel of one frame, counted from its left upper corner.
public record FramePixel(int x, int y) {}
