package dev.deskhand.agent.reply;

import dev.deskhand.agent.action.ActionKind;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The names models use for actions. Every kind answers to its own name; the rest are aliases seen in the field.
final class Verbs {
    private static final Map<String, ActionKind> KINDS = kinds();

    private Verbs() {}

    /// The kind of that name, in capitals or not.
    static Optional<ActionKind> find(String name) {
        return Optional.ofNullable(KINDS.get(name.toLowerCase(Locale.ROOT)));
    }

    /// Whether a call of an action we know starts there.
    static boolean startCallAt(Source source, int at) {
        int end = source.wordEnd(at);
        return end > at && source.at(end) == '(' && find(source.slice(at, end)).isPresent();
    }

    private static Map<String, ActionKind> kinds() {
        Map<String, ActionKind> kinds = new HashMap<>();
        for (ActionKind kind : ActionKind.values()) {
            add(kinds, kind, kind.wireName());
        }
        add(kinds, ActionKind.CLICK, "left_single", "left_click", "single_click", "tap");
        add(kinds, ActionKind.DOUBLE_CLICK, "left_double", "left_double_click", "doubleclick");
        add(kinds, ActionKind.TRIPLE_CLICK, "left_triple");
        add(kinds, ActionKind.RIGHT_CLICK, "right_single");
        add(kinds, ActionKind.MIDDLE_CLICK, "middle_single");
        add(kinds, ActionKind.MOUSE_MOVE, "hover", "move_to", "move");
        add(kinds, ActionKind.MOUSE_DOWN, "left_mouse_down");
        add(kinds, ActionKind.MOUSE_UP, "left_mouse_up");
        add(kinds, ActionKind.DRAG, "select", "left_click_drag", "left_drag");
        add(kinds, ActionKind.TYPE, "type_text", "input_text");
        add(kinds, ActionKind.HOTKEY, "key", "press_key", "keypress");
        add(kinds, ActionKind.PRESS, "key_down");
        add(kinds, ActionKind.RELEASE, "key_up");
        add(kinds, ActionKind.WAIT, "sleep");
        add(kinds, ActionKind.SCREENSHOT, "take_screenshot");
        add(kinds, ActionKind.FINISHED, "finish", "done");
        add(kinds, ActionKind.CALL_USER, "ask_user");
        add(kinds, ActionKind.NAVIGATE, "goto", "open_url");
        add(kinds, ActionKind.NAVIGATE_BACK, "go_back");
        add(kinds, ActionKind.PRESS_HOME, "home");
        add(kinds, ActionKind.PRESS_BACK, "back");
        return Map.copyOf(kinds);
    }

    private static void add(Map<String, ActionKind> kinds, ActionKind kind, String... names) {
        for (String name : names) {
            kinds.put(name, kind);
        }
    }
}
