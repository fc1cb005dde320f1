package dev.deskhand.testkit.display;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.time.Duration;
import java.util.Arrays;

/// How long a screen has shown the same pixels.
final class Stillness {
    private final long wanted;
    private int[] last = {};
    private long since = System.nanoTime();

    Stillness(Duration wanted) {
        this.wanted = wanted.toNanos();
    }

    /// True when the pixels have been these for as long as wanted.
    boolean lastsWith(BufferedImage shot) {
        int[] pixels = ((DataBufferInt) shot.getRaster().getDataBuffer()).getData();
        if (!Arrays.equals(pixels, last)) {
            last = pixels;
            since = System.nanoTime();
        }
        return System.nanoTime() - since >= wanted;
    }
}
