package dev.deskhand.agent.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.deskhand.agent.Property;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CoordinateSpaceTest {
    private static final SmartResize QWEN = new SmartResize(28, 78_400, 12_845_056);

    static Stream<CoordinateSpace> spaces() {
        return Stream.of(AxisOrder.values())
                .flatMap(order -> Stream.of(
                        new CoordinateSpace.Grid(1000, 1000, order),
                        new CoordinateSpace.Grid(999, 999, order),
                        new CoordinateSpace.Grid(1280, 800, order),
                        new CoordinateSpace.SentPixels(order),
                        new CoordinateSpace.SmartResized(QWEN, order),
                        new CoordinateSpace.Unit(order)));
    }

    @Test
    void fractions_or_pixels_are_told_apart_by_their_size() {
        CoordinateSpace space = new CoordinateSpace.UnitOrPixels(AxisOrder.XY);
        Size sent = new Size(1000, 500);

        assertThat(space.toFraction(new ModelPoint(0.25, 1), sent)).isEqualTo(new Fraction(0.25, 1));
        assertThat(space.toFraction(new ModelPoint(250, 1), sent)).isEqualTo(new Fraction(0.25, 0.002));
        assertThat(space.toFraction(new ModelPoint(0, 0), sent)).isEqualTo(new Fraction(0, 0));
    }

    @ParameterizedTest
    @MethodSource("spaces")
    void what_a_model_would_say_of_a_place_means_that_place(CoordinateSpace space) {
        Property.holds(2_000, draw -> {
            Size sent = new Size(draw.whole(320, 7680), draw.whole(320, 7680));
            Fraction place = new Fraction(draw.number(-0.1, 1.1), draw.number(-0.1, 1.1));

            Fraction found = space.toFraction(space.toModelPoint(place, sent), sent);

            assertThat(found.x()).isCloseTo(place.x(), within(1e-12));
            assertThat(found.y()).isCloseTo(place.y(), within(1e-12));
        });
    }

    @ParameterizedTest
    @MethodSource("spaces")
    void the_corners_are_the_corners(CoordinateSpace space) {
        Size sent = new Size(1920, 1080);

        assertThat(space.toFraction(new ModelPoint(0, 0), sent)).isEqualTo(new Fraction(0, 0));
        assertThat(space.toFraction(space.toModelPoint(new Fraction(1, 1), sent), sent))
                .isEqualTo(new Fraction(1, 1));
    }

    @ParameterizedTest
    @MethodSource("spaces")
    void the_first_number_runs_along_the_axis_that_is_named_first(CoordinateSpace space) {
        ModelPoint right = space.toModelPoint(new Fraction(1, 0), new Size(1920, 1080));

        boolean isFirst = right.first() > 0 && right.second() == 0;
        assertThat(isFirst).isEqualTo(space.order() == AxisOrder.XY);
    }

    @Test
    void each_space_has_its_own_units() {
        Size sent = new Size(1920, 1080);

        assertThat(CoordinateSpace.Grid.THOUSANDTHS.toFraction(new ModelPoint(250, 40), sent))
                .isEqualTo(new Fraction(0.25, 0.04));
        assertThat(new CoordinateSpace.SentPixels(AxisOrder.YX).toFraction(new ModelPoint(540, 480), sent))
                .isEqualTo(new Fraction(0.25, 0.5));
        assertThat(new CoordinateSpace.SmartResized(QWEN, AxisOrder.XY).toFraction(new ModelPoint(966, 273), sent))
                .isEqualTo(new Fraction(0.5, 0.25));
        assertThat(new CoordinateSpace.Unit(AxisOrder.XY).toFraction(new ModelPoint(0.1, 0.9), sent))
                .isEqualTo(new Fraction(0.1, 0.9));
    }

    @Test
    void a_space_that_depends_on_the_pictures_shape_has_none_for_a_ribbon() {
        CoordinateSpace space = new CoordinateSpace.SmartResized(QWEN, AxisOrder.XY);

        assertThatThrownBy(() -> space.toFraction(new ModelPoint(10, 10), new Size(6000, 20)))
                .isInstanceOf(AspectRatioTooGreat.class);
    }

    @Test
    void numbers_that_are_none_make_no_point() {
        for (double number : List.of(Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY)) {
            assertThatThrownBy(() -> new ModelPoint(number, 1)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> new ModelPoint(1, number)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> new Fraction(number, 1)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> new Fraction(1, number)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> new CoordinateSpace.Extent(number, 1))
                    .isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> new CoordinateSpace.Extent(0, 1)).isInstanceOf(IllegalArgumentException.class);
    }
}
