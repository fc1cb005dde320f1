package dev.deskhand.operators.desktop;

import dev.deskhand.agent.screen.TileHashes;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/// Works out which tiles change by themselves (ADR-0010), from glances at the screen while nobody acts. A tile
/// that changes once may belong to an application that was late; one that changes again and again is a caret, a
/// clock, a video.
///
/// Not thread-safe: guarded by [IdleWatch].
final class RestlessTiles {
    private static final int AGAIN_AND_AGAIN = 2;
    /// After fewer glances nothing can be said, and what was known before still holds.
    private static final int ENOUGH_GLANCES = 5;

    private BitSet known = new BitSet();
    private int[] changes = {};
    private int glances;
    private @Nullable TileHashes last;

    /// Begins anew with what the model was shown.
    void begin(TileHashes shown) {
        last = shown;
        glances = 0;
        changes = new int[shown.count()];
    }

    /// The screen is no longer cut into the same tiles: what is known of them says nothing any more.
    void forget() {
        known = new BitSet();
    }

    void glance(TileHashes now) {
        if (last != null && now.count() == changes.length) {
            now.changedFrom(last).stream().forEach(tile -> changes[tile]++);
            glances++;
        }
        last = now;
    }

    /// Draws the conclusion.
    void end() {
        if (glances >= ENOUGH_GLANCES) {
            known = new BitSet();
            for (int tile = 0; tile < changes.length; tile++) {
                known.set(tile, changes[tile] >= AGAIN_AND_AGAIN);
            }
        }
        last = null;
        glances = 0;
    }

    /// A copy.
    BitSet known() {
        return (BitSet) known.clone();
    }
}
