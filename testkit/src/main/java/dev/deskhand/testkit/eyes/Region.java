package dev.deskhand.testkit.eyes;

/// A part of a picture, in the picture's own pixels.
public record Region(int x, int y, int width, int height) {
    public Region {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException("an empty region: " + width + "x" + height);
        }
    }

    public Spot centre() {
        return new Spot(x + width / 2, y + height / 2);
    }
}
