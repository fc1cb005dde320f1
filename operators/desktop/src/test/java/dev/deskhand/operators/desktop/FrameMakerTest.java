package dev.deskhand.operators.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import java.time.Instant;
import java.util.BitSet;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Where our own bar lies, on displays that begin anywhere.
class FrameMakerTest {
    private static final ScreenRect DISPLAY = new ScreenRect(1920, -200, new Size(1000, 700));

    private ScreenRect place = new ScreenRect(0, 0, new Size(1, 1));
    private int asked;

    private final FrameMaker frames = new FrameMaker(
            new OwnBar() {
                @Override
                public Optional<ScreenRect> bounds() {
                    return Optional.of(place);
                }

                @Override
                public void moveAwayFrom(ScreenPixel pixel) {
                    asked++;
                }
            },
            () -> Instant.EPOCH);

    @Test
    void the_tiles_of_the_bar_are_those_that_have_a_pixel_of_it() {
        Random random = new Random(5);
        for (int round = 0; round < 300; round++) {
            place = new ScreenRect(
                    1700 + random.nextInt(1400),
                    -400 + random.nextInt(1100),
                    new Size(1 + random.nextInt(300), 1 + random.nextInt(200)));
            assertThat(frames.barTiles(DISPLAY)).isEqualTo(tilesPixelByPixel());
        }
    }

    @Test
    void a_bar_on_another_display_is_none() {
        place = new ScreenRect(100, 0, new Size(300, 40));
        assertThat(frames.barTiles(DISPLAY).stream()).isEmpty();
    }

    @Test
    void the_bar_is_asked_to_move_only_when_it_is_in_the_way() {
        place = new ScreenRect(2000, 0, new Size(100, 40));
        assertThat(frames.isUnderBar(new ScreenPixel(1999, 0))).isFalse();
        assertThat(frames.isUnderBar(new ScreenPixel(2100, 0))).isFalse();
        assertThat(frames.isUnderBar(new ScreenPixel(2050, 40))).isFalse();
        assertThat(asked).isZero();
        assertThat(frames.isUnderBar(new ScreenPixel(2099, 39))).isTrue();
        assertThat(asked).isEqualTo(1);
    }

    private BitSet tilesPixelByPixel() {
        BitSet tiles = new BitSet();
        int columns = (DISPLAY.size().width() + 31) / 32;
        for (int y = 0; y < DISPLAY.size().height(); y++) {
            for (int x = 0; x < DISPLAY.size().width(); x++) {
                if (place.contains(new ScreenPixel(DISPLAY.x() + x, DISPLAY.y() + y))) {
                    tiles.set(y / 32 * columns + x / 32);
                }
            }
        }
        return tiles;
    }
}
