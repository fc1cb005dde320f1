package dev.deskhand.agent.screen;

/// A width and a height in whole pixels, both at least 1.
public record Size(int width, int height) {
    /// No screen or picture we handle is larger on a side; a larger number is a decoding fault.
    public static final int LARGEST_SIDE = 1 << 16;

    private static final int LONGEST_TEXT = 11;

    public Size {
        if (width < 1 || height < 1 || width > LARGEST_SIDE || height > LARGEST_SIDE) {
            throw new IllegalArgumentException("size out of range: " + width + "x" + height);
        }
    }

    /// Reads `1920x1080`, the form [#toString] has.
    ///
    /// @throws IllegalArgumentException where the text is no such size
    public static Size parse(String text) {
        int x = text.indexOf('x');
        if (x < 1 || text.length() > LONGEST_TEXT || !isDigits(text, 0, x) || !isDigits(text, x + 1, text.length())) {
            throw new IllegalArgumentException("a size is a width and a height, such as 1920x1080");
        }
        return new Size(Integer.parseInt(text.substring(0, x)), Integer.parseInt(text.substring(x + 1)));
    }

    private static boolean isDigits(String text, int from, int to) {
        return from < to && text.substring(from, to).chars().allMatch(c -> c >= '0' && c <= '9');
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
