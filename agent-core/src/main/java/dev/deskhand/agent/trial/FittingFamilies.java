package dev.deskhand.agent.trial;

import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.family.PictureSpec;
import dev.deskhand.agent.screen.CoordinateSpace;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Which families a model's answers fit.
final class FittingFamilies {
    private final Families families;
    private final String model;

    /// Knows the families.
    ///
    /// @param model the model's name, from which one may be guessed
    FittingFamilies(Families families, String model) {
        this.families = families;
        this.model = model;
    }

    /// Whether a run with that family would put its clicks where the model means them.
    static boolean fits(Family family, SpaceFinder found) {
        return meanings(family).anyMatch(found::fits);
    }

    /// What the family's units may be in a run. Where a picture is sent just as the model's own processor
    /// would make it, pixels as sent and pixels as resized are the same.
    private static Stream<CoordinateSpace> meanings(Family family) {
        CoordinateSpace space = family.space();
        if (!(family.picture().sizing() instanceof PictureSpec.Smart(var rule))) {
            return Stream.of(space);
        }
        return switch (space) {
            case CoordinateSpace.SmartResized(var _, var order) ->
                Stream.of(space, new CoordinateSpace.SentPixels(order));
            case CoordinateSpace.SentPixels(var order) ->
                Stream.of(space, new CoordinateSpace.SmartResized(rule, order));
            case CoordinateSpace.Grid _, CoordinateSpace.Unit _, CoordinateSpace.UnitOrPixels _ -> Stream.of(space);
        };
    }

    /// The families asked by the same protocol whose units fit, the likeliest first: the one the model's name
    /// speaks for, then those that write as the chosen one does, last those that only point.
    List<String> instead(Family chosen, SpaceFinder found) {
        Optional<String> guessed = families.guess(model).map(Family::id);
        return families.all().stream()
                .filter(family -> family.speech().protocol() == chosen.speech().protocol())
                .filter(family -> found.fits(family.space()))
                // What cannot click is spoken to without a screen, as the offline follower is.
                .filter(family -> family.actions().has(ActionKind.CLICK))
                .sorted(Comparator.comparing(
                                (Family family) -> !Optional.of(family.id()).equals(guessed))
                        .thenComparing(FittingFamilies::onlyPoints)
                        .thenComparing(family ->
                                family.speech().form() != chosen.speech().form()))
                .map(Family::id)
                .toList();
    }

    private static boolean onlyPoints(Family family) {
        return !family.actions().has(ActionKind.TYPE);
    }
}
