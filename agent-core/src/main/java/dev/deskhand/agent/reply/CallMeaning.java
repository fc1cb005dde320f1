package dev.deskhand.agent.reply;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.KeyChord;
import dev.deskhand.agent.action.Target;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Makes an action of one call, or says what is wrong with it. The same for every grammar.
final class CallMeaning {
    private final Places places;
    private final Call call;
    private final Arguments arguments;

    private CallMeaning(Places places, Call call) {
        this.places = places;
        this.call = call;
        this.arguments = new Arguments(call.arguments());
    }

    /// The action that call means.
    static Action of(Call call, Places places) throws CallFault {
        Optional<ActionKind> kind = Verbs.find(call.name());
        if (kind.isEmpty()) {
            throw new CallFault(
                    ReplyFault.Kind.UNKNOWN_ACTION,
                    "There is no action called " + call.name() + "; use only the actions you were given.");
        }
        CallMeaning meaning = new CallMeaning(places, call);
        Action action = meaning.action(kind.get());
        Damage.check(call, action);
        return action;
    }

    private Action action(ActionKind kind) throws CallFault {
        return switch (kind) {
            case CLICK -> click(Action.Click.Variety.LEFT);
            case DOUBLE_CLICK -> click(Action.Click.Variety.DOUBLE);
            case TRIPLE_CLICK -> click(Action.Click.Variety.TRIPLE);
            case RIGHT_CLICK -> click(Action.Click.Variety.RIGHT);
            case MIDDLE_CLICK -> click(Action.Click.Variety.MIDDLE);
            case LONG_PRESS -> click(Action.Click.Variety.LONG);
            case MOUSE_MOVE -> new Action.MouseMove(target());
            case MOUSE_DOWN -> new Action.MouseDown(targetOrNull(arguments.place()));
            case MOUSE_UP -> new Action.MouseUp(targetOrNull(arguments.place()));
            case DRAG -> new Action.Drag(required(arguments.start()), withoutBox(required(arguments.end())));
            case SWIPE -> new Action.Swipe(required(arguments.start()), withoutBox(required(arguments.end())));
            case SCROLL -> scroll();
            case TYPE -> new Action.Type(Details.typed(spoken(Role.CONTENT)), targetOrNull(arguments.namedPlace()));
            case FINISHED -> new Action.Finished(Details.said(spoken(Role.CONTENT)));
            case CALL_USER -> new Action.CallUser(Details.said(spoken(Role.CONTENT)));
            case NAVIGATE -> new Action.Navigate(Details.name(spoken(Role.URL, Role.CONTENT), "address"));
            case OPEN_APP -> new Action.OpenApp(Details.name(spoken(Role.NAME, Role.CONTENT), "name"));
            case HOTKEY -> new Action.Hotkey(keys());
            case PRESS -> new Action.Press(keys());
            case RELEASE -> new Action.Release(keys());
            case WAIT -> new Action.Wait(Details.time(arguments.first(Role.TIME)));
            case SCREENSHOT, NAVIGATE_BACK, OPEN_COMPUTER, PRESS_HOME, PRESS_BACK -> new Action.Simple(kind);
        };
    }

    private Action click(Action.Click.Variety variety) throws CallFault {
        return new Action.Click(target(), variety);
    }

    /// A single place. One that is called the end is one too: nothing else can be meant.
    private Target target() throws CallFault {
        return required(arguments.place().filter(text -> !text.isBlank()).or(() -> arguments.named(Role.END)));
    }

    private Target required(Optional<String> text) throws CallFault {
        Target target = targetOrNull(text);
        if (target == null) {
            throw new CallFault(
                    ReplyFault.Kind.MISSING_COORDINATES,
                    "The place of " + call.name() + " is missing; give every place the action needs.");
        }
        return target;
    }

    private @Nullable Target targetOrNull(Optional<String> text) throws CallFault {
        return text.isEmpty() || text.get().isBlank() ? null : places.target(text.get(), call.name());
    }

    /// A movement ends at a point, also where a box was named.
    private static Target withoutBox(Target target) {
        return Target.at(target.point());
    }

    private Action scroll() throws CallFault {
        Target at = targetOrNull(arguments.placeAmongOthers());
        return new Action.Scroll(
                at,
                Details.direction(arguments.named(Role.DIRECTION).or(arguments::word)),
                Details.notches(arguments.named(Role.NOTCHES)));
    }

    /// A text, which may hold anything: a call that is not closed may have lost the end of it.
    private Optional<String> spoken(Role... roles) throws CallFault {
        if (call.ending() != Call.Ending.CLOSED) {
            throw Damage.fault(call);
        }
        return arguments.first(roles);
    }

    private KeyChord keys() throws CallFault {
        return Details.keys(arguments
                .named(Role.KEY)
                .or(() -> arguments.named(Role.CONTENT))
                .orElseGet(() -> String.join(" ", arguments.positional())));
    }
}
