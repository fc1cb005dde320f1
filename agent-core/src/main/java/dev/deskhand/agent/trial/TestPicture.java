package dev.deskhand.agent.trial;

import dev.deskhand.agent.screen.Fraction;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.agent.screen.TileHashes;
import java.time.Instant;
import java.util.Arrays;
import java.util.BitSet;

/// Grey, with one red square at a known place. Its sides are multiples of neither 28 nor 32, so that each
/// way of naming the place gives other numbers: a processor with patches of 28 makes 392x280 of it, one with
/// patches of 32 makes 384x288.
///
/// @param number its place among the pictures of a trial
/// @param left of the square, in pixels
/// @param top of the square, in pixels
record TestPicture(long number, int left, int top) {
    static final Size SIZE = new Size(378, 294);
    static final TestPicture FIRST = new TestPicture(1, 307, 74);
    static final TestPicture SECOND = new TestPicture(2, 80, 221);

    private static final int SIDE = 28;
    private static final int GREY = 0x808080;
    private static final int RED = 0xFF0000;

    /// The middle of the square.
    Fraction target() {
        return new Fraction((left + SIDE / 2.0) / SIZE.width(), (top + SIDE / 2.0) / SIZE.height());
    }

    Frame frame() {
        int[] pixels = new int[(int) SIZE.area()];
        Arrays.fill(pixels, GREY);
        for (int y = top; y < top + SIDE; y++) {
            Arrays.fill(pixels, y * SIZE.width() + left, y * SIZE.width() + left + SIDE, RED);
        }
        ScreenRect bounds = new ScreenRect(0, 0, SIZE);
        return new Frame(new FrameId(number), bounds, pixels, TileHashes.of(pixels, SIZE), new BitSet(), Instant.EPOCH);
    }
}
