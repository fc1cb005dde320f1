package dev.deskhand.testkit.eyes;

import java.awt.image.BufferedImage;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.Optional;

/// Finds the largest patch of one colour: pixels of about that colour that touch each other.
final class ColourSearch {
    private final int width;
    private final BitSet matching;

    ColourSearch(BufferedImage image, int rgb, int tolerance) {
        width = image.getWidth();
        int[] pixels = image.getRGB(0, 0, width, image.getHeight(), null, 0, width);
        matching = new BitSet(pixels.length);
        for (int i = 0; i < pixels.length; i++) {
            matching.set(i, isAlike(pixels[i], rgb, tolerance));
        }
    }

    private static boolean isAlike(int a, int b, int tolerance) {
        return Math.abs((a >> 16 & 0xff) - (b >> 16 & 0xff)) <= tolerance
                && Math.abs((a >> 8 & 0xff) - (b >> 8 & 0xff)) <= tolerance
                && Math.abs((a & 0xff) - (b & 0xff)) <= tolerance;
    }

    /// The box around the largest patch of at least `least` pixels.
    Optional<Region> largest(int least) {
        Optional<Region> best = Optional.empty();
        int most = least - 1;
        for (int seed = matching.nextSetBit(0); seed >= 0; seed = matching.nextSetBit(seed)) {
            Patch patch = take(seed);
            if (patch.count > most) {
                most = patch.count;
                best = Optional.of(patch.box());
            }
        }
        return best;
    }

    /// Removes the patch around `seed`, so that it is found once.
    private Patch take(int seed) {
        Patch patch = new Patch();
        Deque<Integer> edge = new ArrayDeque<>();
        matching.clear(seed);
        edge.add(seed);
        while (!edge.isEmpty()) {
            int index = edge.remove();
            int x = index % width;
            patch.add(x, index / width);
            step(index - width, true, edge);
            step(index + width, true, edge);
            step(index - 1, x > 0, edge);
            step(index + 1, x < width - 1, edge);
        }
        return patch;
    }

    private void step(int to, boolean isInRow, Deque<Integer> edge) {
        if (isInRow && to >= 0 && matching.get(to)) {
            matching.clear(to);
            edge.add(to);
        }
    }

    /// A patch while it grows.
    private static final class Patch {
        private int count;
        private int left = Integer.MAX_VALUE;
        private int top = Integer.MAX_VALUE;
        private int right;
        private int bottom;

        void add(int x, int y) {
            count++;
            left = Math.min(left, x);
            top = Math.min(top, y);
            right = Math.max(right, x);
            bottom = Math.max(bottom, y);
        }

        Region box() {
            return new Region(left, top, right - left + 1, bottom - top + 1);
        }
    }
}
