package dev.deskhand.app.window;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;

/// Where a window can be put so that all of it is in reach, its title bar above all: a place that was remembered may
/// lie half outside a screen, or on one that has been unplugged.
final class Reach {
    private Reach() {}

    /// The screen most of that place lies on; empty where it lies on none.
    static Optional<Rectangle2D> screenOf(Remembered.Bounds place, List<Rectangle2D> screens) {
        return screens.stream()
                .filter(screen -> shared(place, screen) > 0)
                .max(Comparator.comparingDouble(screen -> shared(place, screen)));
    }

    private static double shared(Remembered.Bounds place, Rectangle2D screen) {
        return shared(place.x(), place.width(), screen.getMinX(), screen.getMaxX())
                * shared(place.y(), place.height(), screen.getMinY(), screen.getMaxY());
    }

    private static double shared(double from, double length, double least, double most) {
        return Math.max(0, Math.min(from + length, most) - Math.max(from, least));
    }

    /// The nearest beginning at which that length lies between the two; the least where it does not fit.
    static double within(double from, double length, double least, double most) {
        return Math.max(least, Math.min(from, most - length));
    }
}
