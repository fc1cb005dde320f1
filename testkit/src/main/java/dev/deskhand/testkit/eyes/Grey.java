package dev.deskhand.testkit.eyes;

import java.awt.image.BufferedImage;

/// A picture's brightness, 0 to 255.
final class Grey {
    private final int width;
    private final int height;
    private final float[] levels;

    private Grey(int width, int height, float[] levels) {
        this.width = width;
        this.height = height;
        this.levels = levels;
    }

    static Grey of(BufferedImage image) {
        int width = image.getWidth();
        int[] pixels = image.getRGB(0, 0, width, image.getHeight(), null, 0, width);
        float[] levels = new float[pixels.length];
        for (int i = 0; i < pixels.length; i++) {
            int rgb = pixels[i];
            levels[i] = (77 * (rgb >> 16 & 0xff) + 151 * (rgb >> 8 & 0xff) + 28 * (rgb & 0xff)) / 256f;
        }
        return new Grey(width, image.getHeight(), levels);
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    float at(int x, int y) {
        return levels[y * width + x];
    }

    /// The mean of three by three pixels. The rims of letters differ between two ways of resizing and through JPEG;
    /// after this they hardly do. The outermost pixels have no nine neighbours and are left out.
    Grey blurred() {
        Grey out = new Grey(width - 2, height - 2, new float[(width - 2) * (height - 2)]);
        float[] sums = new float[width];
        for (int y = 0; y < out.height; y++) {
            for (int x = 0; x < width; x++) {
                sums[x] = at(x, y) + at(x, y + 1) + at(x, y + 2);
            }
            for (int x = 0; x < out.width; x++) {
                out.levels[y * out.width + x] = (sums[x] + sums[x + 1] + sums[x + 2]) / 9;
            }
        }
        return out;
    }

    /// The picture in another size: each new pixel is the mean of what it covers of the old ones, and only those that
    /// cover nothing else are kept.
    ///
    /// @param phaseX how far the grid of new pixels is shifted to the right, in new pixels, 0 to 1
    Grey resized(double scaleX, double scaleY, double phaseX, double phaseY) {
        Axis columns = new Axis(width, scaleX, phaseX);
        Axis rows = new Axis(height, scaleY, phaseY);
        float[] narrow = new float[columns.length() * height];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < columns.length(); x++) {
                narrow[y * columns.length() + x] = columns.mean(levels, y * width, 1, x);
            }
        }
        float[] out = new float[columns.length() * rows.length()];
        for (int y = 0; y < rows.length(); y++) {
            for (int x = 0; x < columns.length(); x++) {
                out[y * columns.length() + x] = rows.mean(narrow, x, columns.length(), y);
            }
        }
        return new Grey(columns.length(), rows.length(), out);
    }
}
