package dev.deskhand.operators.desktop;

import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.agent.screen.TileHashes;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;

/// Makes frames of samples, numbers them, and paints our own bar out. Used by the run's thread.
final class FrameMaker {
    private static final int GREY = 0x808080;

    private final OwnBar bar;
    private final InstantSource clock;
    private long made;

    FrameMaker(OwnBar bar, InstantSource clock) {
        this.bar = bar;
        this.clock = clock;
    }

    /// A frame of the kept sample, with pixels of its own.
    ///
    /// @param restless the tiles that change by themselves
    Frame of(Samples samples, BitSet restless) {
        ScreenRect bounds = samples.bounds();
        int[] pixels = samples.copyOfKept();
        bar.bounds().flatMap(rect -> within(rect, bounds)).ifPresent(place -> paint(place, pixels, bounds.size()));
        TileHashes tiles = TileHashes.of(pixels, bounds.size());
        return new Frame(new FrameId(++made), bounds, pixels, tiles, restless, clock.instant());
    }

    /// The tiles our own bar lies on.
    BitSet barTiles(ScreenRect bounds) {
        BitSet tiles = new BitSet();
        int columns = (bounds.size().width() + TileHashes.TILE - 1) / TileHashes.TILE;
        bar.bounds().flatMap(rect -> within(rect, bounds)).ifPresent(place -> {
            int lastRow = (place.y() + place.size().height() - 1) / TileHashes.TILE;
            int lastColumn = (place.x() + place.size().width() - 1) / TileHashes.TILE;
            for (int row = place.y() / TileHashes.TILE; row <= lastRow; row++) {
                tiles.set(row * columns + place.x() / TileHashes.TILE, row * columns + lastColumn + 1);
            }
        });
        return tiles;
    }

    /// Whether the pixel lies under our own bar, which is then asked to go away.
    boolean isUnderBar(ScreenPixel pixel) {
        boolean under = bar.bounds().filter(rect -> rect.contains(pixel)).isPresent();
        if (under) {
            bar.moveAwayFrom(pixel);
        }
        return under;
    }

    /// The part of the rectangle that lies on the display, counted from the display's left upper corner.
    private static Optional<ScreenRect> within(ScreenRect rect, ScreenRect display) {
        int left = Math.max(rect.x(), display.x());
        int top = Math.max(rect.y(), display.y());
        int right = Math.min(
                rect.x() + rect.size().width(), display.x() + display.size().width());
        int bottom = Math.min(
                rect.y() + rect.size().height(), display.y() + display.size().height());
        return left < right && top < bottom
                ? Optional.of(
                        new ScreenRect(left - display.x(), top - display.y(), new Size(right - left, bottom - top)))
                : Optional.empty();
    }

    private static void paint(ScreenRect place, int[] pixels, Size size) {
        for (int y = place.y(); y < place.y() + place.size().height(); y++) {
            int from = y * size.width() + place.x();
            Arrays.fill(pixels, from, from + place.size().width(), GREY);
        }
    }
}
