package dev.deskhand.testkit.eyes;

/// A pixel of a picture that was sent to a model.
public record Spot(int x, int y) {}
