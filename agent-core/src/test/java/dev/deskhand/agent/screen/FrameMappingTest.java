package dev.deskhand.agent.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.deskhand.agent.Property;
import dev.deskhand.agent.Property.Draw;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FrameMappingTest {
    private static final List<Double> SCALES = List.of(1.0, 1.25, 1.5, 1.75, 2.0, 3.0);

    @Test
    void a_pixel_is_the_fraction_of_the_logical_size_times_the_scale() {
        Property.holds(20_000, draw -> {
            double scale = draw.oneOf(SCALES);
            int logicalWidth = logical(draw, scale);
            int logicalHeight = logical(draw, scale);
            Size physical = new Size((int) (logicalWidth * scale), (int) (logicalHeight * scale));
            Fraction place = new Fraction(draw.number(0, 1), draw.number(0, 1));

            FramePixel pixel = FrameMapping.pixel(place, physical).orElseThrow();

            // Rounded, and never beyond the last pixel.
            assertThat((double) pixel.x())
                    .isCloseTo(Math.min(place.x() * logicalWidth * scale, physical.width() - 1), within(0.5 + 1e-9));
            assertThat((double) pixel.y())
                    .isCloseTo(Math.min(place.y() * logicalHeight * scale, physical.height() - 1), within(0.5 + 1e-9));
        });
    }

    /// A logical size of which the physical one is whole and lies in 320..7680.
    private static int logical(Draw draw, double scale) {
        int quarters = (int) (scale * 4);
        int physical = draw.whole(320 / quarters, 7680 / quarters) * quarters;
        return (int) (physical / scale);
    }

    @Test
    void every_pixel_is_hit_by_its_own_fraction() {
        Property.holds(20_000, draw -> {
            Size size = new Size(draw.whole(320, 7680), draw.whole(320, 7680));
            FramePixel pixel = new FramePixel(draw.whole(0, size.width() - 1), draw.whole(0, size.height() - 1));
            Fraction place = new Fraction((double) pixel.x() / size.width(), (double) pixel.y() / size.height());

            assertThat(FrameMapping.pixel(place, size)).contains(pixel);
        });
    }

    @Test
    void a_pixel_of_a_display_lies_on_it_wherever_it_is() {
        Property.holds(20_000, draw -> {
            ScreenRect bounds = new ScreenRect(
                    draw.whole(-15_360, 15_360),
                    draw.whole(-8_640, 8_640),
                    new Size(draw.whole(320, 7680), draw.whole(320, 7680)));
            Fraction place = new Fraction(draw.number(-0.01, 1.01), draw.number(-0.01, 1.01));

            FramePixel pixel = FrameMapping.pixel(place, bounds.size()).orElseThrow();
            ScreenPixel onScreen = FrameMapping.onScreen(pixel, bounds);

            assertThat(bounds.contains(onScreen)).isTrue();
            assertThat(onScreen.x() - bounds.x()).isEqualTo(pixel.x());
            assertThat(onScreen.y() - bounds.y()).isEqualTo(pixel.y());
        });
    }

    @Test
    void displays_side_by_side_with_mixed_scales_share_no_pixel() {
        ScreenRect left = new ScreenRect(-2880, -180, new Size(2880, 1620));
        ScreenRect right = new ScreenRect(0, 0, new Size(1920, 1080));

        FramePixel lastOfLeft =
                FrameMapping.pixel(new Fraction(1, 0.5), left.size()).orElseThrow();
        FramePixel firstOfRight =
                FrameMapping.pixel(new Fraction(0, 0.5), right.size()).orElseThrow();

        assertThat(FrameMapping.onScreen(lastOfLeft, left)).isEqualTo(new ScreenPixel(-1, 630));
        assertThat(FrameMapping.onScreen(firstOfRight, right)).isEqualTo(new ScreenPixel(0, 540));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "0.5, 960",
        "0.25, 480",
        "1, 1919",
        "0.9999, 1919",
        "1.005, 1919",
        "1.01, 1919",
        "-0.005, 0",
        "-0.01, 0",
        "-0.0, 0",
    })
    void what_lies_within_a_hundredth_of_the_frame_is_its_edge(double fraction, int pixel) {
        assertThat(FrameMapping.pixel(new Fraction(fraction, 0.5), new Size(1920, 1080)))
                .contains(new FramePixel(pixel, 540));
        assertThat(FrameMapping.pixel(new Fraction(0.5, fraction), new Size(1080, 1920)))
                .contains(new FramePixel(540, pixel));
    }

    @ParameterizedTest
    @CsvSource({"1.0101", "-0.0101", "1.2", "-1", "1e300"})
    void what_lies_farther_out_is_nowhere(double fraction) {
        assertThat(FrameMapping.pixel(new Fraction(fraction, 0.5), new Size(1920, 1080)))
                .isEmpty();
        assertThat(FrameMapping.pixel(new Fraction(0.5, fraction), new Size(1920, 1080)))
                .isEmpty();
    }

    @Test
    void a_frame_of_one_pixel_has_that_one() {
        assertThat(FrameMapping.pixel(new Fraction(1, 0), new Size(1, 1))).contains(new FramePixel(0, 0));
    }
}
