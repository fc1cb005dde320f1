package dev.deskhand.operators.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.screen.Size;
import dev.deskhand.agent.screen.TileHashes;
import org.junit.jupiter.api.Test;

class RestlessTilesTest {
    private static final Size TWO_TILES = new Size(64, 32);

    private final RestlessTiles tiles = new RestlessTiles();

    @Test
    void are_those_that_change_again_and_again() {
        tiles.begin(screen(0, 0));
        glance(screen(1, 0), screen(0, 0), screen(1, 0), screen(1, 0), screen(0, 0));
        assertThat(tiles.known().stream()).containsExactly(0);
    }

    @Test
    void are_not_those_that_change_once() {
        tiles.begin(screen(0, 0));
        glance(screen(0, 1), screen(0, 1), screen(0, 1), screen(0, 1), screen(0, 1));
        assertThat(tiles.known().stream()).isEmpty();
    }

    @Test
    void stay_known_while_too_little_was_seen_to_say_more() {
        tiles.begin(screen(0, 0));
        glance(screen(1, 0), screen(0, 0), screen(1, 0), screen(0, 0), screen(1, 0));
        tiles.begin(screen(0, 0));
        glance(screen(0, 0), screen(0, 0));
        assertThat(tiles.known().stream()).containsExactly(0);
    }

    @Test
    void are_forgotten_once_they_rest() {
        tiles.begin(screen(0, 0));
        glance(screen(1, 0), screen(0, 0), screen(1, 0), screen(0, 0), screen(1, 0));
        tiles.begin(screen(0, 0));
        glance(screen(0, 0), screen(0, 0), screen(0, 0), screen(0, 0), screen(0, 0));
        assertThat(tiles.known().stream()).isEmpty();
    }

    @Test
    void mean_nothing_on_a_screen_of_another_size() {
        tiles.begin(screen(0, 0));
        TileHashes larger = TileHashes.of(new int[128 * 128], new Size(128, 128));
        glance(larger, larger, larger, larger, larger);
        assertThat(tiles.known().stream()).isEmpty();
    }

    @Test
    void are_forgotten_where_there_are_others() {
        tiles.begin(screen(0, 0));
        glance(screen(1, 0), screen(0, 0), screen(1, 0), screen(0, 0), screen(1, 0));

        tiles.forget();

        assertThat(tiles.known().stream()).isEmpty();
    }

    private void glance(TileHashes... screens) {
        for (TileHashes screen : screens) {
            tiles.glance(screen);
        }
        tiles.end();
    }

    private static TileHashes screen(int left, int right) {
        int[] pixels = new int[64 * 32];
        pixels[5] = left;
        pixels[40] = right;
        return TileHashes.of(pixels, TWO_TILES);
    }
}
