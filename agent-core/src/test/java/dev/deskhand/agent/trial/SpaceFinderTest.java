package dev.deskhand.agent.trial;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.screen.AxisOrder;
import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.agent.screen.ModelPoint;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.agent.trial.NamedSpace.Units;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class SpaceFinderTest {
    private static final Set<Units> HARD_TO_TELL = Set.of(Units.SENT_PIXELS, Units.SMART_RESIZED_32);

    static List<NamedSpace> spaces() {
        return NamedSpace.all();
    }

    private static SpaceFinder answeredIn(CoordinateSpace space) {
        return new SpaceFinder(Stream.of(TestPicture.FIRST, TestPicture.SECOND)
                .map(each -> said(each, space.toModelPoint(each.target(), TestPicture.SIZE)))
                .toList());
    }

    private static SpaceFinder.Said said(TestPicture picture, ModelPoint point) {
        return new SpaceFinder.Said(picture.target(), point);
    }

    @Test
    void the_processors_of_our_families_make_other_sizes_of_the_picture() {
        assertThat(new NamedSpace(Units.SMART_RESIZED_28, AxisOrder.XY).space().extent(TestPicture.SIZE))
                .isEqualTo(new CoordinateSpace.Extent(392, 280));
        assertThat(new NamedSpace(Units.SMART_RESIZED_32, AxisOrder.XY).space().extent(TestPicture.SIZE))
                .isEqualTo(new CoordinateSpace.Extent(384, 288));
        assertThat(TestPicture.SIZE).isEqualTo(new Size(378, 294));
    }

    @ParameterizedTest
    @MethodSource("spaces")
    void answers_in_one_space_lie_two_per_cent_from_every_other_but_for_those_that_are_named(NamedSpace spoken) {
        SpaceFinder finder = answeredIn(spoken.space());

        Set<NamedSpace> near = NamedSpace.all().stream()
                .filter(other -> finder.error(other.space()) < 0.02)
                .collect(Collectors.toSet());
        Set<NamedSpace> expected = HARD_TO_TELL.contains(spoken.units())
                ? HARD_TO_TELL.stream()
                        .map(units -> new NamedSpace(units, spoken.order()))
                        .collect(Collectors.toSet())
                : Set.of(spoken);
        assertThat(near).isEqualTo(expected);
    }

    @ParameterizedTest
    @MethodSource("spaces")
    void exact_answers_name_their_space_first(NamedSpace spoken) {
        assertThat(answeredIn(spoken.space()).spaces()).startsWith(spoken);
    }

    @ParameterizedTest
    @MethodSource("spaces")
    void a_model_that_points_two_hundredths_aside_is_understood(NamedSpace spoken) {
        List<SpaceFinder.Said> aside = Stream.of(TestPicture.FIRST, TestPicture.SECOND)
                .map(each -> {
                    CoordinateSpace.Extent extent = spoken.space().extent(TestPicture.SIZE);
                    ModelPoint exact = spoken.space().toModelPoint(each.target(), TestPicture.SIZE);
                    double first = spoken.order() == AxisOrder.XY ? extent.x() : extent.y();
                    return said(each, new ModelPoint(exact.first() + 0.02 * first, exact.second()));
                })
                .toList();

        assertThat(new SpaceFinder(aside).spaces().stream().map(NamedSpace::order))
                .containsOnly(spoken.order());
        assertThat(new SpaceFinder(aside).spaces()).contains(spoken);
    }

    @ParameterizedTest
    @EnumSource
    void pixels_of_a_picture_the_server_shrank_tell_its_factor(AxisOrder order) {
        SpaceFinder finder = answeredIn(new CoordinateSpace.Grid(378 * 0.6, 294 * 0.6, order));

        assertThat(finder.spaces()).isEmpty();
        assertThat(finder.serverFactor())
                .hasValueSatisfying(factor -> assertThat(factor).isBetween(0.595, 0.605));
    }

    @Test
    void a_model_that_always_says_the_same_fits_nothing() {
        ModelPoint middle = new ModelPoint(189, 147);
        SpaceFinder finder =
                new SpaceFinder(List.of(said(TestPicture.FIRST, middle), said(TestPicture.SECOND, middle)));

        assertThat(finder.spaces()).isEmpty();
        assertThat(finder.serverFactor()).isEmpty();
    }

    @Test
    void thousandths_are_not_taken_for_pixels_of_an_enlarged_picture() {
        assertThat(answeredIn(CoordinateSpace.Grid.THOUSANDTHS).serverFactor()).isEmpty();
    }
}
