package dev.deskhand.operators.desktop;

import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.agent.screen.TileHashes;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Makes frames of samples, numbers them, and paints our own bar out. Used by the run's thread.
final class FrameMaker {
    private static final int GREY = 0x808080;
    private static final Duration BETWEEN = Duration.ofMillis(10);
    private static final int MOST_WAITS = 50;
    private static final Duration DRAWN_ANEW = Duration.ofMillis(100);

    private final OwnBar bar;
    private final InstantSource clock;
    private long made;
    /// Where the bar was when it was asked to go away; null when it has gone since.
    private @Nullable ScreenRect asked;

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
        Optional<ScreenRect> over = bar.bounds().filter(rect -> rect.contains(pixel));
        if (over.isPresent()) {
            asked = over.get();
            bar.moveAwayFrom(pixel);
        }
        return over.isPresent();
    }

    /// Waits until the bar has gone where it was asked to go and what it lay on is drawn anew: an earlier frame would
    /// show the model a place it may not act on once more. Does not wait for ever for one that stays.
    void awaitBarGone(Permit permit) throws Revoked {
        ScreenRect from = asked;
        asked = null;
        for (int wait = 0; from != null && wait < MOST_WAITS; wait++) {
            if (!bar.bounds().equals(Optional.of(from))) {
                permit.pause(DRAWN_ANEW);
                return;
            }
            permit.pause(BETWEEN);
        }
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
