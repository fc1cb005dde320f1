package dev.deskhand.agent.reply;

import dev.deskhand.agent.action.Box;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.screen.AspectRatioTooGreat;
import dev.deskhand.agent.screen.AxisOrder;
import dev.deskhand.agent.screen.CoordinateSpace;
import dev.deskhand.agent.screen.Fraction;
import dev.deskhand.agent.screen.ModelPoint;
import dev.deskhand.agent.screen.Size;

/// Makes targets of the coordinates a model wrote, in the units of its family.
final class Places {
    /// Percentages say themselves what they are parts of, whatever the family's space.
    private static final CoordinateSpace PERCENT = new CoordinateSpace.Grid(100, 100, AxisOrder.XY);

    private final CoordinateSpace space;
    private final Size sent;

    Places(CoordinateSpace space, Size sent) {
        this.space = space;
        this.sent = sent;
    }

    /// The target that text means: a point, or a box, which acts at its centre.
    ///
    /// @param verb the name of the action, for the sentence in the fault
    Target target(String text, String verb) throws CallFault {
        Numbers found = Numbers.in(text);
        double[] numbers = found.values();
        if ((numbers.length != 2 && numbers.length != 4) || found.areMixed()) {
            throw bad(verb);
        }
        CoordinateSpace units = found.arePercentages() ? PERCENT : space;
        try {
            Fraction first = fraction(units, numbers[0], numbers[1]);
            return numbers.length == 2
                    ? Target.at(first)
                    : Target.in(new Box(first, fraction(units, numbers[2], numbers[3])));
        } catch (AspectRatioTooGreat _) {
            throw new CallFault(
                    ReplyFault.Kind.ASPECT_RATIO_OVER_200,
                    "The picture is more than 200 times as long as wide, so no place on it can be named.");
        } catch (IllegalArgumentException _) {
            // A number too great to stay finite when it is converted.
            throw bad(verb);
        }
    }

    private Fraction fraction(CoordinateSpace units, double first, double second) {
        return units.toFraction(new ModelPoint(first, second), sent);
    }

    private static CallFault bad(String verb) {
        return new CallFault(
                ReplyFault.Kind.BAD_COORDINATES,
                "The place of " + verb + " must be two numbers for a point or four for a box, and nothing else.");
    }
}
