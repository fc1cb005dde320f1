package dev.deskhand.agent.screen;

/// A width and a height in whole pixels, both at least 1.
public record Size(int width, int height) {
    /// No screen or picture we handle is larger on a side; a larger number is a decoding fault.
    public static final int LARGEST_SIDE = 1 << 16;

    public Size {
        if (width < 1 || height < 1 || width > LARGEST_SIDE || height > LARGEST_SIDE) {
            throw new IllegalArgumentException("size out of range: " + width + "x" + height);
        }
    }

    /// The number of pixels.
    public long area() {
        return (long) width * height;
    }

    @Override
    public String toString() {
        return width + "x" + height;
    }
}
