package dev.deskhand.agent.event;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.Direction;
import dev.deskhand.agent.action.KeyChord;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.json.Fields;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Makes an action of the fields of its JSON form.
final class ActionDecoder {
    private final Fields fields;

    private ActionDecoder(Fields fields) {
        this.fields = fields;
    }

    static Action decode(Fields fields) {
        String name = fields.text("action", 64);
        ActionKind kind = ActionKind.named(name).orElseThrow(() -> fields.bad("action", "names no kind of action"));
        return new ActionDecoder(fields).decode(kind);
    }

    private Action decode(ActionKind kind) {
        return switch (kind) {
            case CLICK -> click(Action.Click.Variety.LEFT);
            case DOUBLE_CLICK -> click(Action.Click.Variety.DOUBLE);
            case TRIPLE_CLICK -> click(Action.Click.Variety.TRIPLE);
            case RIGHT_CLICK -> click(Action.Click.Variety.RIGHT);
            case MIDDLE_CLICK -> click(Action.Click.Variety.MIDDLE);
            case LONG_PRESS -> click(Action.Click.Variety.LONG);
            case MOUSE_MOVE -> new Action.MouseMove(point());
            case MOUSE_DOWN -> new Action.MouseDown(pointOrNull());
            case MOUSE_UP -> new Action.MouseUp(pointOrNull());
            case DRAG -> new Action.Drag(point(), endPoint());
            case SWIPE -> new Action.Swipe(point(), endPoint());
            case SCROLL -> new Action.Scroll(pointOrNull(), direction(), notches());
            case TYPE -> new Action.Type(typed(), pointOrNull());
            case HOTKEY -> new Action.Hotkey(keys());
            case PRESS -> new Action.Press(keys());
            case RELEASE -> new Action.Release(keys());
            case WAIT -> new Action.Wait(time());
            case FINISHED -> new Action.Finished(contentOrEmpty());
            case CALL_USER -> new Action.CallUser(contentOrEmpty());
            case NAVIGATE -> new Action.Navigate(fields.text("url", Action.LONGEST_NAME));
            case OPEN_APP -> new Action.OpenApp(fields.text("name", Action.LONGEST_NAME));
            case SCREENSHOT, NAVIGATE_BACK, OPEN_COMPUTER, PRESS_HOME, PRESS_BACK -> new Action.Simple(kind);
        };
    }

    private Action click(Action.Click.Variety variety) {
        return new Action.Click(point(), variety);
    }

    private @Nullable Target pointOrNull() {
        return ActionJson.readTarget(fields, "point", "box");
    }

    private Target point() {
        Target point = pointOrNull();
        if (point == null) {
            throw fields.bad("point", "is missing");
        }
        return point;
    }

    private Target endPoint() {
        Target end = ActionJson.readTarget(fields, "end_point", "end_box");
        if (end == null) {
            throw fields.bad("end_point", "is missing");
        }
        return end;
    }

    private String typed() {
        String content = fields.text("content", Action.LONGEST_TEXT);
        if (content.isEmpty()) {
            throw fields.bad("content", "is empty");
        }
        return content;
    }

    private String contentOrEmpty() {
        return fields.has("content") ? fields.text("content", Action.LONGEST_TEXT) : "";
    }

    private KeyChord keys() {
        String text = fields.text("key", Action.LONGEST_NAME);
        if (text.isBlank()) {
            throw fields.bad("key", "names no key");
        }
        return KeyChord.ofText(text);
    }

    private Direction direction() {
        String name = fields.text("direction", 16);
        return Arrays.stream(Direction.values())
                .filter(direction -> direction.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst()
                .orElseThrow(() -> fields.bad("direction", "must be up, down, left or right"));
    }

    private @Nullable Integer notches() {
        return fields.has("notches") ? (int) fields.whole("notches", 1, Action.Scroll.MOST_NOTCHES) : null;
    }

    private @Nullable Duration time() {
        if (!fields.has("time")) {
            return null;
        }
        double seconds = fields.number("time");
        if (seconds < 0 || seconds > Action.Wait.LONGEST_ASKED.toSeconds()) {
            throw fields.bad("time", "must be between 0 and " + Action.Wait.LONGEST_ASKED.toSeconds());
        }
        return ActionJson.seconds(seconds);
    }
}
