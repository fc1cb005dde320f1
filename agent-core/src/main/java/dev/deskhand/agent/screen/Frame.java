package dev.deskhand.agent.screen;

import java.time.Instant;
import java.util.BitSet;

/// One look at a screen: its pixels, where they lie on the displays, and when they were taken. Immutable by agreement:
/// the pixel array is handed over by the operator and nobody writes to it again.
public final class Frame {
    private final FrameId id;
    private final ScreenRect bounds;
    private final int[] pixels;
    private final TileHashes tiles;
    private final BitSet restless;
    private final Instant takenAt;

    /// Takes over the pixels of one look.
    ///
    /// @param bounds the physical pixels this frame shows, in global coordinates
    /// @param pixels `0x00RRGGBB`, row by row, exactly width x height of them
    /// @param tiles the hashes of those pixels
    /// @param restless the tiles known to change by themselves when this frame was taken
    public Frame(FrameId id, ScreenRect bounds, int[] pixels, TileHashes tiles, BitSet restless, Instant takenAt) {
        if (pixels.length != bounds.size().area()) {
            throw new IllegalArgumentException(pixels.length + " pixels cannot fill " + bounds.size());
        }
        this.id = id;
        this.bounds = bounds;
        this.pixels = pixels;
        this.tiles = tiles;
        this.restless = (BitSet) restless.clone();
        this.takenAt = takenAt;
    }

    public FrameId id() {
        return id;
    }

    public ScreenRect bounds() {
        return bounds;
    }

    public Size size() {
        return bounds.size();
    }

    /// The pixels themselves, not a copy: `0x00RRGGBB`, row by row. Readers must not write.
    public int[] pixels() {
        return pixels;
    }

    public TileHashes tiles() {
        return tiles;
    }

    /// The tiles that are known to change by themselves, a blinking caret for one; a copy.
    public BitSet restless() {
        return (BitSet) restless.clone();
    }

    /// Whether the two frames show the same, but for what is restless in either.
    public boolean showsTheSameAs(Frame other) {
        BitSet changed = tiles.changedFrom(other.tiles);
        changed.andNot(restless);
        changed.andNot(other.restless);
        return changed.isEmpty();
    }

    public Instant takenAt() {
        return takenAt;
    }

    @Override
    public String toString() {
        return id + " " + size();
    }
}
