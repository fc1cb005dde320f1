package dev.deskhand.agent.screen;

/// A place as fractions of a frame's width and height: (0,0) is the left upper corner, (1,1) the right lower one.
/// Values outside 0..1 are kept as said; [FrameMapping] decides what becomes of them.
public record Fraction(double x, double y) {
    public Fraction {
        if (!Double.isFinite(x) || !Double.isFinite(y)) {
            throw new IllegalArgumentException("a fraction needs two finite numbers");
        }
    }
}
