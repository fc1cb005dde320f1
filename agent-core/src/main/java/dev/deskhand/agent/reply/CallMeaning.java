package dev.deskhand.agent.reply;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Action.Click.Variety;
import java.util.ArrayList;
import java.util.List;

/// Makes actions of one call, or says what is wrong with it. The same for every grammar. Most calls mean
/// one action; a click with a key held means three.
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
            case CLICK -> Pointing.click(asked, Pointing.plainClick(asked));
            case DOUBLE_CLICK -> Pointing.click(asked, Variety.DOUBLE);
            case TRIPLE_CLICK -> Pointing.click(asked, Variety.TRIPLE);
            case RIGHT_CLICK -> Pointing.click(asked, Variety.RIGHT);
            case MIDDLE_CLICK -> Pointing.click(asked, Variety.MIDDLE);
            case LONG_PRESS -> Pointing.click(asked, Variety.LONG);
            case MOUSE_MOVE -> List.of(new Action.MouseMove(asked.target()));
            case MOUSE_DOWN -> List.of(new Action.MouseDown(Pointing.leftButton(asked)));
            case MOUSE_UP -> List.of(new Action.MouseUp(Pointing.leftButton(asked)));
            case DRAG -> Held.around(asked, Pointing.drag(asked));
            case SWIPE -> Pointing.swipe(asked);
            case SCROLL -> Held.around(asked, Scrolling.scroll(asked));
            case TYPE -> Speaking.typed(asked);
            case FINISHED -> List.of(Speaking.ended(asked));
            case CALL_USER -> List.of(new Action.CallUser(Speaking.words(asked)));
            case NAVIGATE -> List.of(new Action.Navigate(Speaking.address(asked)));
            case OPEN_APP -> List.of(new Action.OpenApp(Speaking.application(asked)));
            case HOTKEY -> Pressing.strokes(asked);
            case PRESS -> List.of(new Action.Press(Pressing.keys(asked)));
            case RELEASE -> List.of(new Action.Release(Pressing.keys(asked)));
            case WAIT -> List.of(new Action.Wait(Details.time(asked.arguments().first(Role.TIME, Role.CONTENT))));
            case SCREENSHOT, NAVIGATE_BACK, OPEN_COMPUTER, PRESS_HOME, PRESS_BACK ->
                List.of(new Action.Simple(asked.verb().kind()));
        };
    }
}
