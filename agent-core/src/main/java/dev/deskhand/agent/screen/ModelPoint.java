package dev.deskhand.agent.screen;

/// A point as a model said it, in the units and the axis order of its family's [CoordinateSpace].
public record ModelPoint(double first, double second) {
    public ModelPoint {
        if (!Double.isFinite(first) || !Double.isFinite(second)) {
            throw new IllegalArgumentException("a point needs two finite numbers");
        }
    }
}
