package dev.deskhand.agent.event;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Box;
import dev.deskhand.agent.action.KeyChord;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.json.Fields;
import dev.deskhand.agent.screen.Fraction;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The JSON form of an action, in events and in output: `action` is its kind, and a field is there only
/// where the action says something about it. Places are fractions of the frame, times seconds.
public final class ActionJson {
    private static final double NANOS = 1e9;

    private ActionJson() {}

    /// The action as JSON; [#read] gives an equal one back.
    public static ObjectNode write(Action action) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("action", action.kind().wireName());
        List<Target> targets = action.targets();
        if (!targets.isEmpty()) {
            writeTarget(json, "point", "box", targets.getFirst());
        }
        if (targets.size() > 1) {
            writeTarget(json, "end_point", "end_box", targets.get(1));
        }
        KeyChord keys = action.keys();
        if (keys != null) {
            json.put("key", keys.text());
        }
        writeRest(json, action);
        return json;
    }

    private static void writeRest(ObjectNode json, Action action) {
        switch (action) {
            case Action.Type type -> json.put("content", type.content()).put("submit", type.submits());
            case Action.Scroll scroll -> writeScroll(json, scroll);
            case Action.Wait wait -> writeTime(json, wait.time());
            case Action.Finished(var content) -> writeUnlessEmpty(json, content);
            case Action.CallUser(var content) -> writeUnlessEmpty(json, content);
            case Action.Navigate(var url) -> json.put("url", url);
            case Action.OpenApp(var name) -> json.put("name", name);
            case Action.Click _, Action.MouseMove _, Action.MouseDown _, Action.MouseUp _ -> {}
            case Action.Drag _, Action.Swipe _ -> {}
            case Action.Hotkey _, Action.Press _, Action.Release _, Action.Simple _ -> {}
        }
    }

    private static void writeScroll(ObjectNode json, Action.Scroll scroll) {
        json.put("direction", scroll.direction().name().toLowerCase(Locale.ROOT));
        if (scroll.notches() != null) {
            json.put("notches", scroll.notches());
        }
    }

    private static void writeTime(ObjectNode json, @Nullable Duration time) {
        if (time != null) {
            json.put("time", seconds(time));
        }
    }

    private static void writeUnlessEmpty(ObjectNode json, String content) {
        if (!content.isEmpty()) {
            json.put("content", content);
        }
    }

    private static void writeTarget(ObjectNode json, String pointName, String boxName, Target target) {
        json.putObject(pointName)
                .put("x", target.point().x())
                .put("y", target.point().y());
        Box box = target.box();
        if (box != null) {
            json.putArray(boxName)
                    .add(box.first().x())
                    .add(box.first().y())
                    .add(box.second().x())
                    .add(box.second().y());
        }
    }

    /// The action that JSON means. Fields it does not know are skipped.
    ///
    /// @throws dev.deskhand.agent.json.BadField where a field is missing, of another kind, or beyond its limit
    public static Action read(JsonNode json) {
        return ActionDecoder.decode(Fields.of(json, "action"));
    }

    /// A time in seconds.
    static double seconds(Duration time) {
        return time.toNanos() / NANOS;
    }

    /// Seconds as a time, to the nanosecond.
    static Duration seconds(double seconds) {
        return Duration.ofNanos(Math.round(seconds * NANOS));
    }

    /// A point and its box, or null where the point is not there.
    static @Nullable Target readTarget(Fields fields, String pointName, String boxName) {
        if (!fields.has(pointName)) {
            return null;
        }
        Fields point = fields.object(pointName);
        Fraction place = new Fraction(point.number("x"), point.number("y"));
        if (!fields.has(boxName)) {
            return Target.at(place);
        }
        double[] box = fields.numbers(boxName, 4);
        return new Target(place, new Box(new Fraction(box[0], box[1]), new Fraction(box[2], box[3])));
    }
}
