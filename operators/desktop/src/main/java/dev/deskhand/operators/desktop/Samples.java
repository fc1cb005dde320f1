package dev.deskhand.operators.desktop;

import dev.deskhand.agent.screen.ScreenRect;
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
