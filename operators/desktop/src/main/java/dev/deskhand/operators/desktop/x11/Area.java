package dev.deskhand.operators.desktop.x11;

/// A rectangle of the root window in physical pixels; the origin may be negative only where a server allows it
/// (X11 does not).
public record Area(int x, int y, int width, int height) {
    public Area {
        if (width <= 0 || height <= 0) {
            throw new IllegalArgumentException("empty area " + width + "x" + height);
        }
    }

    int pixels() {
        return Math.multiplyExact(width, height);
    }

    boolean contains(Area other) {
        return other.x >= x
                && other.y >= y
                && other.x + other.width <= x + width
                && other.y + other.height <= y + height;
    }
}
