package dev.deskhand.agent.reply;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Direction;
import dev.deskhand.agent.action.Target;
import java.util.List;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/// What a call to scroll means. How far is given in notches of the wheel or in pixels, and pixels without a
/// direction say by their sign which way: those of Qwen go up where they are positive, those of OpenAI down.
final class Scrolling {
    /// What browsers scroll by at a notch, rounded.
    private static final double PIXELS_PER_NOTCH = 100;

    private Scrolling() {}

    static List<Action> scroll(Asked asked) throws CallFault {
        Arguments arguments = asked.arguments();
        Target at = asked.targetOrNull(arguments.placeAmongOthers());
        if (arguments.has(Role.DIRECTION) || arguments.word().isPresent()) {
            Direction direction =
                    Details.direction(arguments.named(Role.DIRECTION).or(arguments::word));
            return List.of(new Action.Scroll(at, direction, notches(arguments)));
        }
        boolean isSideways =
                arguments.named(Role.AXIS).filter("horizontal"::equals).isPresent();
        OptionalDouble up = Details.number(arguments.named(Role.PIXELS));
        OptionalDouble down = Details.number(arguments.named(Role.PIXELS_DOWN));
        OptionalDouble right = Details.number(arguments.named(Role.PIXELS_RIGHT));
        if (isMoving(up)) {
            return List.of(isSideways ? across(at, up.getAsDouble()) : along(at, -up.getAsDouble()));
        }
        if (isMoving(down)) {
            return List.of(along(at, down.getAsDouble()));
        }
        if (isMoving(right)) {
            return List.of(across(at, right.getAsDouble()));
        }
        throw Details.bad("The direction must be up, down, left or right.");
    }

    private static boolean isMoving(OptionalDouble pixels) {
        return pixels.isPresent() && pixels.getAsDouble() != 0;
    }

    private static @Nullable Integer notches(Arguments arguments) throws CallFault {
        if (arguments.has(Role.NOTCHES)) {
            return Details.count(arguments.named(Role.NOTCHES), Action.Scroll.MOST_NOTCHES);
        }
        OptionalDouble pixels = Details.number(arguments.named(Role.PIXELS));
        return isMoving(pixels) ? Integer.valueOf(notches(pixels.getAsDouble())) : null;
    }

    private static Action along(@Nullable Target at, double down) {
        return new Action.Scroll(at, down > 0 ? Direction.DOWN : Direction.UP, notches(down));
    }

    private static Action across(@Nullable Target at, double right) {
        return new Action.Scroll(at, right > 0 ? Direction.RIGHT : Direction.LEFT, notches(right));
    }

    private static int notches(double pixels) {
        return Math.clamp(Math.round(Math.abs(pixels) / PIXELS_PER_NOTCH), 1, Action.Scroll.MOST_NOTCHES);
    }
}
