package dev.deskhand.agent.reply;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Action.Click.Variety;
import dev.deskhand.agent.action.Target;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What calls mean that use the mouse and its buttons.
final class Pointing {
    private static final int MOST_CLICKS = 3;

    private Pointing() {}

    static List<Action> click(Asked asked, Variety variety) throws CallFault {
        return Held.around(asked, List.of(new Action.Click(asked.target(), variety)));
    }

    /// A click whose arguments may say which button, or how often the left one.
    static Variety plainClick(Asked asked) throws CallFault {
        Integer said = Details.count(asked.arguments().named(Role.NOTCHES), MOST_CLICKS);
        int clicks = said == null ? 1 : said;
        boolean isOnce = clicks == 1;
        return switch (button(asked)) {
            case "left" -> isOnce ? Variety.LEFT : clicks == 2 ? Variety.DOUBLE : Variety.TRIPLE;
            case "right" -> onlyOnce(Variety.RIGHT, isOnce);
            case "middle", "wheel" -> onlyOnce(Variety.MIDDLE, isOnce);
            default -> throw Details.bad("The button must be left, right or middle.");
        };
    }

    private static Variety onlyOnce(Variety variety, boolean isOnce) throws CallFault {
        if (!isOnce) {
            throw Details.bad("Only the left button clicks more than once.");
        }
        return variety;
    }

    private static String button(Asked asked) {
        String button = Names.plain(asked.arguments().named(Role.BUTTON).orElse(""));
        return button.isEmpty() ? "left" : button;
    }

    /// Where the left button is pressed or let go; null where the pointer is.
    static @Nullable Target leftButton(Asked asked) throws CallFault {
        if (!button(asked).equals("left")) {
            throw Details.bad("Only the left button can be held.");
        }
        return asked.targetOrNull(asked.arguments().place());
    }

    static List<Action> swipe(Asked asked) throws CallFault {
        Target from = asked.required(asked.arguments().start());
        return List.of(new Action.Swipe(from, end(asked)));
    }

    static List<Action> drag(Asked asked) throws CallFault {
        Optional<String> onlyEnd = onlyEnd(asked);
        if (onlyEnd.isPresent()) {
            Target to = asked.required(onlyEnd);
            return List.of(new Action.MouseDown(null), new Action.MouseMove(to), new Action.MouseUp(null));
        }
        Target from = asked.required(asked.arguments().start());
        return List.of(new Action.Drag(from, end(asked)));
    }

    /// The end of a drag that starts where the pointer is, as some models name it by its end alone.
    private static Optional<String> onlyEnd(Asked asked) {
        Arguments arguments = asked.arguments();
        boolean startsAtPointer =
                arguments.has(Role.ORIGIN) && arguments.start().equals(arguments.namedPlace());
        boolean hasEnd = arguments.has(Role.END) || arguments.has(Role.END_X) || arguments.has(Role.START);
        return startsAtPointer && !hasEnd ? arguments.namedPlace() : Optional.empty();
    }

    /// A movement ends at a point, also where a box was named.
    private static Target end(Asked asked) throws CallFault {
        return Target.at(asked.required(asked.arguments().end()).point());
    }
}
