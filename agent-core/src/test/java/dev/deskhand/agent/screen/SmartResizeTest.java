package dev.deskhand.agent.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.Property;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SmartResizeTest {
    private static final SmartResize QWEN = new SmartResize(28, 100 * 784, 16_384 * 784);
    private static final SmartResize SMALL = new SmartResize(28, 100 * 784, 2_700 * 784);

    @ParameterizedTest
    @CsvSource({
        "1280x800, 1288x812, 1288x812",
        "1366x768, 1372x756, 1372x756",
        "1920x1080, 1932x1092, 1932x1092",
        "2560x1440, 2548x1428, 1932x1064",
        "2560x1600, 2548x1596, 1820x1148",
        "3840x2160, 3836x2156, 1932x1064",
    })
    void the_sizes_are_those_the_models_processors_make(String screen, String qwen, String small) {
        assertThat(QWEN.apply(Size.parse(screen))).isEqualTo(Size.parse(qwen));
        assertThat(SMALL.apply(Size.parse(screen))).isEqualTo(Size.parse(small));
    }

    @ParameterizedTest
    @CsvSource({
        // 36.5 patches: half to even, as Python rounds, not up.
        "1522x1022, 1512x1008",
        "1918x1078, 1904x1064",
        "7680x4320, 4760x2688",
        // Too small: made larger.
        "200x100, 420x224",
        "1x1, 280x280",
    })
    void borders_fall_to_the_side_the_processors_choose(String picture, String seen) {
        assertThat(QWEN.apply(Size.parse(picture))).isEqualTo(Size.parse(seen));
    }

    /// In exact numbers a side of each is a whole number of patches; in doubles it may fall just short of it or beyond.
    @ParameterizedTest
    @CsvSource({
        "2048x1536, 1652x1260",
        "1920x1440, 1680x1260",
        "1728x1296, 1652x1232",
        "2560x1080, 2240x924",
        // Too small: made larger.
        "200x288, 252x336",
        "34x850, 56x1400",
    })
    void where_the_order_of_operations_decides_it_is_the_processors(String picture, String seen) {
        assertThat(SMALL.apply(Size.parse(picture))).isEqualTo(Size.parse(seen));
    }

    @Test
    void sides_are_whole_patches_and_the_area_is_within_its_limits() {
        Property.holds(20_000, draw -> {
            SmartResize rule = draw.oneOf(List.of(QWEN, SMALL, new SmartResize(32, 64 * 1024, 16_384 * 1024)));

            Size seen = rule.apply(new Size(draw.whole(320, 7680), draw.whole(320, 7680)));

            assertThat(seen.width() % rule.factor()).isZero();
            assertThat(seen.height() % rule.factor()).isZero();
            assertThat(seen.area()).isBetween(rule.minPixels(), rule.maxPixels());
        });
    }

    /// We send pictures in the size the model would make of them, and it applies its rule to what we send.
    @Test
    void a_picture_that_has_been_sized_once_keeps_its_size() {
        Property.holds(50_000, draw -> {
            SmartResize rule = draw.oneOf(List.of(QWEN, SMALL));

            Size once = rule.apply(new Size(draw.whole(100, 7680), draw.whole(100, 7680)));

            assertThat(rule.apply(once)).isEqualTo(once);
        });
    }

    @ParameterizedTest
    @CsvSource({"6000x20", "20x6000", "201x1"})
    void a_ribbon_has_no_size(String ribbon) {
        assertThatThrownBy(() -> QWEN.apply(Size.parse(ribbon))).isInstanceOf(AspectRatioTooGreat.class);
    }

    /// The one kind of picture that has a size only once: 193 times as long as wide, and 202 when rounded. No
    /// screen is.
    @Test
    void a_picture_that_rounds_to_a_ribbon_has_no_size_the_second_time() {
        Size once = QWEN.apply(new Size(29, 5648));

        assertThat(once).isEqualTo(new Size(28, 5656));
        assertThatThrownBy(() -> QWEN.apply(once)).isInstanceOf(AspectRatioTooGreat.class);
    }
}
