package dev.deskhand.agent.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// How small a change the hashes see.
class TileHashesSensitivityTest {
    private static final Size SIZE = new Size(150, 70);

    private final Random random = new Random(5);
    private final int[] pixels = random.ints(SIZE.area(), 0, 1 << 24).toArray();
    private final TileHashes before = TileHashes.of(pixels.clone(), SIZE);

    @Test
    void any_one_bit_of_any_pixel_changes_its_tile_and_no_other() {
        for (int at = 0; at < pixels.length; at += 1 + random.nextInt(5)) {
            int bit = 1 << random.nextInt(24);
            pixels[at] ^= bit;
            BitSet changed = TileHashes.of(pixels, SIZE).changedFrom(before);
            pixels[at] ^= bit;
            int tile = at / SIZE.width() / TileHashes.TILE * before.columns() + at % SIZE.width() / TileHashes.TILE;
            assertThat(changed.stream()).containsExactly(tile);
        }
    }

    @Test
    void pixels_that_change_places_are_a_change() {
        for (int distance : new int[] {1, 5, SIZE.width(), 3 * SIZE.width()}) {
            int[] swapped = pixels.clone();
            swapped[0] = pixels[distance];
            swapped[distance] = pixels[0];
            assertThat(TileHashes.of(swapped, SIZE).changedFrom(before).get(0)).isTrue();
        }
    }

    @Test
    void a_dot_that_wanders_over_a_blank_tile_never_looks_the_same_twice() {
        Size tile = new Size(TileHashes.TILE, TileHashes.TILE);
        Set<Long> seen = new HashSet<>();
        for (int at = 0; at < tile.area(); at++) {
            for (int colour : new int[] {0x000001, 0x010000, 0xFFFFFF, 0x808080}) {
                int[] blank = new int[(int) tile.area()];
                blank[at] = colour;
                seen.add(TileHashes.of(blank, tile).digestWithout(new BitSet()));
            }
        }
        assertThat(seen).hasSize(4 * (int) tile.area());
    }
}
