package dev.deskhand.agent.reply;

import java.util.HashMap;
import java.util.Map;

/// What an argument of a call is about, whatever the model calls it.
enum Role {
    POINT,
    START,
    END,
    X,
    Y,
    END_X,
    END_Y,
    /// Where a movement starts if nothing says so; never given by a model.
    ORIGIN,
    /// The points a movement goes through.
    PATH,
    /// A place where it is one, else a description of something.
    ELEMENT,
    CONTENT,
    KEY,
    MODIFIERS,
    BUTTON,
    DIRECTION,
    /// `horizontal` or not.
    AXIS,
    NOTCHES,
    /// A distance to scroll: upwards, if no direction says otherwise.
    PIXELS,
    PIXELS_DOWN,
    PIXELS_RIGHT,
    REPEAT,
    TIME,
    STATUS,
    SUBMIT,
    CLEAR,
    URL,
    NAME,
    /// Which action is meant, where the call itself has a name that all share.
    ACTION,
    /// A known name that changes nothing.
    ASIDE,
    /// Given by its place, without a name.
    POSITIONAL,
    /// Given by a name that means nothing to us.
    OTHER;

    private static final Map<String, Role> ROLES = roles();

    /// What the argument of that name is about, in any spelling of the name.
    static Role named(String name) {
        return ROLES.getOrDefault(Names.plain(name), OTHER);
    }

    /// Whether a named argument that means something to us starts there, or after blanks.
    static boolean isNamedAt(Source source, int from) {
        int start = source.skipSpace(from);
        int end = source.wordEnd(start);
        return end > start && source.at(source.skipBlanks(end)) == '=' && named(source.slice(start, end)) != OTHER;
    }

    boolean isPlace() {
        return switch (this) {
            case POINT, START, END, X, Y, END_X, END_Y, PATH -> true;
            default -> false;
        };
    }

    /// Whether its value is free text, in which anything may stand, quotes too.
    boolean isText() {
        return this == CONTENT || this == URL || this == NAME;
    }

    private static Map<String, Role> roles() {
        Map<String, Role> roles = new HashMap<>();
        addPlaces(roles);
        add(roles, CONTENT, "content", "text", "value", "message", "answer", "result", "response", "return", "summary");
        add(roles, CONTENT, "reason", "output", "input_text", "question", "final_answer");
        add(roles, KEY, "key", "keys", "hotkey", "key_combination", "combination", "shortcut");
        add(roles, MODIFIERS, "modifiers", "modifier", "hold_keys", "held_keys");
        add(roles, BUTTON, "button", "mouse_button");
        add(roles, DIRECTION, "direction", "scroll_direction");
        add(roles, AXIS, "axis");
        add(roles, NOTCHES, "notches", "step", "steps", "step_count", "amount", "scroll_amount", "clicks");
        add(roles, NOTCHES, "num_clicks", "click_count");
        add(roles, PIXELS, "pixels", "distance", "magnitude", "magnitude_in_pixels");
        add(roles, PIXELS_DOWN, "scroll_y", "delta_y", "dy");
        add(roles, PIXELS_RIGHT, "scroll_x", "delta_x", "dx");
        add(roles, REPEAT, "repeat", "presses", "times");
        add(roles, TIME, "time", "duration", "seconds", "secs");
        add(roles, STATUS, "status", "success", "goal_status");
        add(roles, SUBMIT, "press_enter", "enter", "submit");
        add(roles, CLEAR, "clear", "clear_before_typing", "overwrite");
        add(roles, URL, "url", "link");
        add(roles, NAME, "app_name", "name", "app", "application");
        add(roles, ACTION, "action", "action_type", "type");
        add(roles, ASIDE, "element_info", "element_type", "description", "thought", "intent", "explanation");
        add(roles, ASIDE, "interval", "tween", "log_screenshot", "pause");
        return Map.copyOf(roles);
    }

    private static void addPlaces(Map<String, Role> roles) {
        add(roles, POINT, "point", "point_2d", "coordinate", "coordinates", "position", "click_point");
        add(roles, POINT, "box", "bbox", "bbox_2d", "box_2d");
        add(
                roles,
                START,
                "start_box",
                "start_point",
                "start",
                "start_coordinate",
                "start_coordinates",
                "point1",
                "from");
        add(roles, END, "end_box", "end_point", "end", "end_coordinate", "end_coordinates", "point2", "to");
        add(roles, END, "coordinate2", "destination");
        add(roles, X, "x", "x1", "start_x");
        add(roles, Y, "y", "y1", "start_y");
        add(roles, END_X, "x2", "end_x", "destination_x");
        add(roles, END_Y, "y2", "end_y", "destination_y");
        add(roles, PATH, "path", "points");
        add(roles, ELEMENT, "element");
    }

    private static void add(Map<String, Role> roles, Role role, String... names) {
        for (String name : names) {
            roles.put(Names.plain(name), role);
        }
    }
}
