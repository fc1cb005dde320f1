package dev.deskhand.agent.trial;

import dev.deskhand.agent.screen.AxisOrder;
import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.agent.screen.CoordinateSpace.SentPixels;
import dev.deskhand.agent.screen.Fraction;
import dev.deskhand.agent.screen.ModelPoint;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Finds out from a few answers in which units they were given.
final class SpaceFinder {
    /// How far from the target an answer may lie, as a fraction of the picture: about half the square.
    private static final double TOLERANCE = 0.04;

    /// Spaces whose errors are nearer to each other than this cannot be told apart.
    private static final double MARGIN = 0.015;

    private static final double GREATEST_FACTOR = 16;

    private final List<Said> answers;
    private final double least;

    /// Where the target was, and what the model said of it: its numbers, raw.
    record Said(Fraction target, ModelPoint place) {}

    SpaceFinder(List<Said> answers) {
        this.answers = List.copyOf(answers);
        this.least = NamedSpace.all().stream()
                .mapToDouble(each -> error(each.space()))
                .min()
                .orElseThrow();
    }

    /// The spaces the answers fit, the best first; more than one where they cannot be told apart.
    List<NamedSpace> spaces() {
        return NamedSpace.all().stream()
                .filter(each -> fits(each.space()))
                .sorted((one, other) -> Double.compare(error(one.space()), error(other.space())))
                .toList();
    }

    /// Whether the answers may have been given in that space.
    boolean fits(CoordinateSpace space) {
        double error = error(space);
        return error <= TOLERANCE && error <= least + MARGIN;
    }

    /// How far the farthest answer lies from its target, if it was meant in that space.
    double error(CoordinateSpace space) {
        return answers.stream()
                .mapToDouble(said -> distance(space.toFraction(said.place(), TestPicture.SIZE), said.target()))
                .max()
                .orElseThrow();
    }

    private static double distance(Fraction one, Fraction other) {
        return Math.max(Math.abs(one.x() - other.x()), Math.abs(one.y() - other.y()));
    }

    /// The factor by which the server resized the picture, where the answers are pixels of it so resized.
    Optional<Double> serverFactor() {
        return Arrays.stream(AxisOrder.values())
                .map(order -> factor(new SentPixels(order)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /// The factor that brings pixels as sent nearest to what was said, by least squares.
    private Optional<Double> factor(SentPixels pixels) {
        double products = 0;
        double squares = 0;
        for (Said said : answers) {
            ModelPoint sent = pixels.toModelPoint(said.target(), TestPicture.SIZE);
            products += sent.first() * said.place().first()
                    + sent.second() * said.place().second();
            squares += sent.first() * sent.first() + sent.second() * sent.second();
        }
        double factor = products / squares;
        if (!(factor > 1 / GREATEST_FACTOR && factor < GREATEST_FACTOR)) {
            return Optional.empty();
        }
        CoordinateSpace.Extent sent = pixels.extent(TestPicture.SIZE);
        CoordinateSpace resized = new CoordinateSpace.Grid(sent.x() * factor, sent.y() * factor, pixels.order());
        return error(resized) <= TOLERANCE ? Optional.of(factor) : Optional.empty();
    }
}
