package dev.deskhand.agent.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.Property;
import dev.deskhand.agent.Property.Draw;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TileHashesTest {
    private static final Size SIZE = new Size(100, 70);

    @Test
    void tiles_cover_the_frame_those_at_the_edges_too() {
        TileHashes tiles = TileHashes.of(new int[SIZE.width() * SIZE.height()], SIZE);

        assertThat(tiles.columns()).isEqualTo(4);
        assertThat(tiles.rows()).isEqualTo(3);
        assertThat(tiles.count()).isEqualTo(12);
    }

    @Test
    void a_changed_pixel_changes_its_own_tile_and_no_other() {
        Property.holds(500, draw -> {
            Size size = new Size(draw.whole(1, 200), draw.whole(1, 200));
            int[] before = noise(draw, size);
            int[] after = before.clone();
            FramePixel pixel = new FramePixel(draw.whole(0, size.width() - 1), draw.whole(0, size.height() - 1));
            after[pixel.y() * size.width() + pixel.x()] ^= 1 << draw.whole(0, 23);
            TileHashes tiles = TileHashes.of(before, size);

            BitSet changed = TileHashes.of(after, size).changedFrom(tiles);

            assertThat(changed.stream()).containsExactly(pixel.y() / 32 * tiles.columns() + pixel.x() / 32);
        });
    }

    @Test
    void the_same_pixels_have_the_same_hashes() {
        Property.holds(100, draw -> {
            int[] pixels = noise(draw, SIZE);

            TileHashes tiles = TileHashes.of(pixels.clone(), SIZE);

            assertThat(tiles.changedFrom(TileHashes.of(pixels, SIZE)).isEmpty()).isTrue();
        });
    }

    @Test
    void everything_has_changed_where_the_size_has() {
        TileHashes tiles = TileHashes.of(new int[7000], SIZE);

        assertThat(tiles.changedFrom(TileHashes.of(new int[7000], new Size(70, 100)))
                        .cardinality())
                .isEqualTo(12);
    }

    @Test
    void near_are_the_tiles_of_which_some_pixel_is_that_near() {
        TileHashes tiles = TileHashes.of(new int[7000], SIZE);
        Property.holds(500, draw -> {
            FramePixel pixel = new FramePixel(draw.whole(0, 99), draw.whole(0, 69));
            int distance = draw.whole(0, 80);

            assertThat(tiles.near(pixel, distance)).isEqualTo(nearByLookingAtEveryPixel(tiles, pixel, distance));
        });
    }

    private static BitSet nearByLookingAtEveryPixel(TileHashes tiles, FramePixel pixel, int distance) {
        BitSet near = new BitSet();
        for (int y = 0; y < SIZE.height(); y++) {
            for (int x = 0; x < SIZE.width(); x++) {
                if (Math.abs(x - pixel.x()) <= distance && Math.abs(y - pixel.y()) <= distance) {
                    near.set(y / TileHashes.TILE * tiles.columns() + x / TileHashes.TILE);
                }
            }
        }
        return near;
    }

    @Test
    void a_digest_does_not_see_what_it_leaves_out_and_sees_everything_else() {
        Property.holds(500, draw -> {
            int[] before = noise(draw, SIZE);
            int[] after = before.clone();
            int at = draw.whole(0, before.length - 1);
            after[at] ^= 0x10;
            int tile = at / SIZE.width() / 32 * 4 + at % SIZE.width() / 32;
            BitSet itself = new BitSet();
            itself.set(tile);
            BitSet others = new BitSet();
            others.set(0, 12);
            others.clear(tile);
            TileHashes earlier = TileHashes.of(before, SIZE);
            TileHashes later = TileHashes.of(after, SIZE);

            assertThat(later.digestWithout(itself)).isEqualTo(earlier.digestWithout(itself));
            assertThat(later.digestWithout(others)).isNotEqualTo(earlier.digestWithout(others));
            assertThat(later.digestWithout(new BitSet())).isNotEqualTo(earlier.digestWithout(new BitSet()));
        });
    }

    @Test
    void a_digest_knows_where_tiles_lie() {
        int[] left = new int[64 * 32];
        int[] right = new int[64 * 32];
        left[0] = 0xffffff;
        right[32] = 0xffffff;
        Size size = new Size(64, 32);

        assertThat(TileHashes.of(left, size).digestWithout(new BitSet()))
                .isNotEqualTo(TileHashes.of(right, size).digestWithout(new BitSet()));
    }

    private static int[] noise(Draw draw, Size size) {
        return IntStream.range(0, (int) size.area())
                .map(_ -> draw.whole(0, 0xffffff))
                .toArray();
    }
}
