package dev.deskhand.operators.desktop;

import dev.deskhand.agent.screen.Size;
import dev.deskhand.agent.screen.TileHashes;
import java.util.Arrays;
import java.util.BitSet;

/// Which 32x32 tiles differ between two pixel arrays. Much cheaper than hashing both: two equal screens are told
/// at the speed of memory.
final class TileDifference {
    private TileDifference() {}

    /// The tiles that differ, as indices row by row, like those of [TileHashes].
    static BitSet between(int[] one, int[] other, Size size) {
        BitSet changed = new BitSet();
        int pixels = Math.toIntExact(size.area());
        int columns = (size.width() + TileHashes.TILE - 1) / TileHashes.TILE;
        int at = 0;
        while (at < pixels) {
            int found = Arrays.mismatch(one, at, pixels, other, at, pixels);
            if (found < 0) {
                return changed;
            }
            at += found;
            int x = at % size.width();
            int y = at / size.width();
            changed.set(y / TileHashes.TILE * columns + x / TileHashes.TILE);
            // The rest of the tile's row of pixels tells nothing new.
            int nextTile = (x / TileHashes.TILE + 1) * TileHashes.TILE;
            at += Math.min(nextTile, size.width()) - x;
        }
        return changed;
    }
}
