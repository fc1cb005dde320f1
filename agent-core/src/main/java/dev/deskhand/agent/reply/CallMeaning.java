package dev.deskhand.agent.reply;

import dev.deskhand.agent.action.Action;
import java.util.ArrayList;
import java.util.List;

/// Makes actions of one call, or says what is wrong with it. The same for every grammar. Most calls mean one action;
/// a click with a key held means three.
final class CallMeaning {
    private CallMeaning() {}

    /// The actions that call means, in order; never none.
    static List<Action> of(Call written, Places places) throws CallFault {
        if (written.ending() == Call.Ending.GARBLED) {
            throw new CallFault(
                    ReplyFault.Kind.BAD_ARGUMENTS,
                    "The arguments of " + written.name() + " cannot be read; write them as you were shown.");
        }
        Call call = Carriers.opened(written);
        Verbs.Verb verb = Verbs.find(call.name()).orElseThrow(() -> unknown(call));
        List<Call.Argument> all = new ArrayList<>(call.arguments());
        all.addAll(verb.given());
        List<Action> actions = actions(new Asked(call, verb, new Arguments(all), places));
        for (Action action : actions) {
            Damage.check(call, action);
        }
        return actions;
    }

    /// A name that was cut is no other action's.
    private static CallFault unknown(Call call) {
        return call.ending() == Call.Ending.CUT
                ? Damage.fault(call)
                : new CallFault(
                        ReplyFault.Kind.UNKNOWN_ACTION,
                        "There is no action called " + call.name() + "; use only the actions you were given.");
    }

    private static List<Action> actions(Asked asked) throws CallFault {
        return switch (asked.verb().kind()) {
            case CLICK, DOUBLE_CLICK, TRIPLE_CLICK, RIGHT_CLICK, MIDDLE_CLICK, LONG_PRESS ->
                Held.around(asked, Pointing.click(asked));
            case MOUSE_MOVE -> List.of(new Action.MouseMove(asked.target()));
            case MOUSE_DOWN, MOUSE_UP -> Pointing.button(asked, asked.verb().kind());
            case DRAG -> Held.around(asked, Pointing.drag(asked));
            case SWIPE -> Pointing.swipe(asked);
            case SCROLL -> Held.around(asked, Scrolling.scroll(asked));
            case TYPE, FINISHED, CALL_USER, NAVIGATE, OPEN_APP -> Speaking.of(asked);
            case HOTKEY, PRESS, RELEASE -> Pressing.of(asked);
            case WAIT -> List.of(new Action.Wait(Details.time(asked.arguments().first(Role.TIME, Role.CONTENT))));
            case SCREENSHOT, NAVIGATE_BACK, OPEN_COMPUTER, PRESS_HOME, PRESS_BACK ->
                List.of(new Action.Simple(asked.verb().kind()));
        };
    }
}
