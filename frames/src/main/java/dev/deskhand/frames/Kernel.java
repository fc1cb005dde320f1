package dev.deskhand.frames;

/// How much a source pixel counts for a pixel made of it. `shrink` is source pixels per made pixel; distances are
/// between centres, in source pixels.
enum Kernel {
    /// The part of the source pixel that the made pixel covers. Cheapest where each covers several; blurs otherwise.
    AREA,
    /// Catmull-Rom, widened when shrinking. Keeps one-pixel strokes sharp when sizes are nearly the same, where area
    /// average and bilinear halve their contrast. Formula: Keys, "Cubic convolution interpolation for digital image
    /// processing", 1981, with a = -1/2.
    CUBIC;

    /// From this shrink on the area average is as good to read and half the work.
    private static final double AREA_FROM = 2;
    /// Up to this shrink no detail is lost that a cubic does not catch, and four taps do instead of eight.
    private static final double WIDENED_FROM = 1.2;

    static Kernel of(double shrink) {
        return shrink < AREA_FROM ? CUBIC : AREA;
    }

    /// The distance from which on nothing counts.
    double reach(double shrink) {
        return switch (this) {
            case AREA -> shrink / 2 + 0.5;
            case CUBIC -> 2 * widening(shrink);
        };
    }

    double weight(double distance, double shrink) {
        return switch (this) {
            case AREA -> Math.max(0, Math.min(distance + 0.5, shrink / 2) - Math.max(distance - 0.5, -shrink / 2));
            case CUBIC -> cubic(Math.abs(distance) / widening(shrink));
        };
    }

    private static double widening(double shrink) {
        return shrink < WIDENED_FROM ? 1 : shrink;
    }

    private static double cubic(double x) {
        if (x < 1) {
            return (1.5 * x - 2.5) * x * x + 1;
        }
        return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0;
    }
}
