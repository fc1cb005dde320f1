package dev.deskhand.operators.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.screen.Size;
import dev.deskhand.agent.screen.TileHashes;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TileDifferenceTest {
    @ParameterizedTest
    @CsvSource({"1, 1", "32, 32", "33, 31", "100, 70", "640, 479", "97, 129"})
    void agrees_with_the_hashes_of_both_pictures(int width, int height) {
        Size size = new Size(width, height);
        Random random = new Random(width * 31L + height);
        for (int round = 0; round < 50; round++) {
            int[] one = random.ints(size.area(), 0, 2).toArray();
            int[] other = one.clone();
            for (int change = random.nextInt(4); change > 0; change--) {
                other[random.nextInt(other.length)] ^= 0x010101;
            }
            assertThat(TileDifference.between(one, other, size))
                    .isEqualTo(TileHashes.of(other, size).changedFrom(TileHashes.of(one, size)));
        }
    }

    @Test
    void finds_every_tile_of_two_pictures_that_have_nothing_in_common() {
        Size size = new Size(70, 40);
        int[] black = new int[70 * 40];
        int[] white = new int[70 * 40];
        Arrays.fill(white, 0xFFFFFF);
        assertThat(TileDifference.between(black, white, size).cardinality()).isEqualTo(3 * 2);
        assertThat(TileDifference.between(black, black, size).stream()).isEmpty();
    }
}
