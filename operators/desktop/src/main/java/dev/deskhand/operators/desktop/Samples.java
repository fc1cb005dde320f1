package dev.deskhand.operators.desktop;

import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.agent.screen.TileHashes;
import dev.deskhand.operators.desktop.x11.Area;
import dev.deskhand.operators.desktop.x11.Eyes;
import dev.deskhand.operators.desktop.x11.X11Exception;
import java.util.BitSet;

/// Samples of one display, the latest and one kept to compare with. Both live in buffers that are used again and
/// again; only a frame gets pixels of its own. Used by one thread at a time.
final class Samples {
    private final Eyes eyes;
    private ScreenRect bounds;
    private int[] latest;
    private int[] kept;

    Samples(Eyes eyes, ScreenRect bounds) {
        this.eyes = eyes;
        this.bounds = bounds;
        this.latest = new int[pixels(bounds)];
        this.kept = new int[pixels(bounds)];
    }

    ScreenRect bounds() {
        return bounds;
    }

    /// Follows the display to another place or size; the kept sample is then worth nothing.
    void moveTo(ScreenRect place) {
        if (!place.size().equals(bounds.size())) {
            latest = new int[pixels(place)];
            kept = new int[pixels(place)];
        }
        bounds = place;
    }

    /// Reads the screen as it is now.
    void take() throws X11Exception {
        eyes.read(
                new Area(
                        bounds.x(),
                        bounds.y(),
                        bounds.size().width(),
                        bounds.size().height()),
                latest);
    }

    /// The tiles in which the latest sample differs from the kept one.
    BitSet changed() {
        return TileDifference.between(kept, latest, bounds.size());
    }

    /// The tiles in which the latest sample differs from a frame's pixels.
    BitSet changedFrom(int[] pixels) {
        return TileDifference.between(pixels, latest, bounds.size());
    }

    /// The tiles of a rectangle that differ from the frame now. Reads nothing else, which takes a tenth of the time of
    /// a whole sample.
    ///
    /// @param first the tile in its left upper corner
    /// @param last the tile in its right lower corner
    BitSet changedWithin(int first, int last, Frame frame) throws X11Exception {
        int columns = frame.tiles().columns();
        int left = first % columns * TileHashes.TILE;
        int top = first / columns * TileHashes.TILE;
        int width = Math.min(
                        last % columns * TileHashes.TILE + TileHashes.TILE,
                        frame.size().width())
                - left;
        int height = Math.min(
                        last / columns * TileHashes.TILE + TileHashes.TILE,
                        frame.size().height())
                - top;
        int[] now = new int[width * height];
        eyes.read(new Area(bounds.x() + left, bounds.y() + top, width, height), now);
        int[] then = new int[width * height];
        for (int row = 0; row < height; row++) {
            System.arraycopy(frame.pixels(), (top + row) * frame.size().width() + left, then, row * width, width);
        }
        int perRow = last % columns - first % columns + 1;
        BitSet changed = new BitSet();
        TileDifference.between(then, now, new Size(width, height)).stream()
                .map(tile -> first + tile / perRow * columns + tile % perRow)
                .forEach(changed::set);
        return changed;
    }

    /// The latest sample becomes the kept one.
    void keep() {
        int[] free = kept;
        kept = latest;
        latest = free;
    }

    /// The kept sample's pixels, for a frame to have.
    int[] copyOfKept() {
        return kept.clone();
    }

    TileHashes hashesOfLatest() {
        return TileHashes.of(latest, bounds.size());
    }

    private static int pixels(ScreenRect bounds) {
        return Math.toIntExact(bounds.size().area());
    }
}
