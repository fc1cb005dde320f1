package dev.deskhand.agent.reply;

import dev.deskhand.agent.action.ActionKind;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The names models use for actions. Every kind answers to its own name; the rest are aliases seen in the field.
final class Verbs {
    private static final Set<ActionKind> SPEAKING = EnumSet.of(
            ActionKind.TYPE, ActionKind.FINISHED, ActionKind.CALL_USER, ActionKind.NAVIGATE, ActionKind.OPEN_APP);

    private static final Map<String, Verb> VERBS = verbs();

    private Verbs() {}

    /// What a name means.
    ///
    /// @param given arguments that are part of the name, such as the direction in `scroll_down`
    record Verb(ActionKind kind, List<Call.Argument> given) {
        /// Whether what it says is text for a person or a program, which must never be cut short.
        boolean speaks() {
            return SPEAKING.contains(kind);
        }
    }

    /// The verb of that name, in any spelling; of a qualified name such as `pyautogui.click` the last part
    /// counts.
    static Optional<Verb> find(String name) {
        return Optional.ofNullable(VERBS.get(Names.plain(Modules.local(name))));
    }

    /// Whether it is the name of an action, or of a call whose argument names one.
    static boolean isKnown(String name) {
        return find(name).isPresent() || Carriers.isOne(name);
    }

    /// Whether a call of that name may say a text that must never be cut short: one that speaks, or any we
    /// do not know.
    static boolean maySpeak(String name) {
        return find(name).map(Verb::speaks).orElse(true);
    }

    /// Whether a call of an action we know starts there.
    static boolean startCallAt(Source source, int at) {
        int end = Modules.nameEnd(source, at);
        return end > at && source.at(end) == '(' && isKnown(source.slice(at, end));
    }

    private static Map<String, Verb> verbs() {
        Map<String, Verb> verbs = new HashMap<>();
        for (ActionKind kind : ActionKind.values()) {
            add(verbs, kind, kind.wireName());
        }
        addPointing(verbs);
        addTyping(verbs);
        addScrolling(verbs);
        add(verbs, ActionKind.WAIT, "sleep", "wait_5_seconds");
        add(verbs, ActionKind.SCREENSHOT, "take_screenshot");
        // Where the pointer is shows on the screen, and no tool lets this be left out.
        add(verbs, ActionKind.SCREENSHOT, "cursor_position");
        add(verbs, ActionKind.FINISHED, "finish", "done", "terminate", "answer", "complete", "completed");
        add(verbs, ActionKind.FINISHED, "status");
        add(verbs, ActionKind.CALL_USER, "ask_user", "interact", "take_over", "info", "fail", "abort", "infeasible");
        add(verbs, ActionKind.NAVIGATE, "goto", "go_to", "open_url", "visit_url");
        add(verbs, ActionKind.NAVIGATE_BACK, "go_back", "history_back");
        add(verbs, ActionKind.OPEN_COMPUTER, "open_web_browser");
        add(verbs, ActionKind.OPEN_APP, "open", "launch", "launch_app", "awake");
        add(verbs, ActionKind.PRESS_HOME, "home");
        add(verbs, ActionKind.PRESS_BACK, "back");
        return Map.copyOf(verbs);
    }

    private static void addPointing(Map<String, Verb> verbs) {
        add(verbs, ActionKind.CLICK, "left_single", "left_click", "single_click", "tap");
        add(verbs, ActionKind.CLICK, "click_at", "click_absolute", "click_element", "grounding");
        add(verbs, ActionKind.DOUBLE_CLICK, "left_double", "left_double_click", "double_tap");
        add(verbs, ActionKind.TRIPLE_CLICK, "left_triple");
        add(verbs, ActionKind.RIGHT_CLICK, "right_single");
        add(verbs, ActionKind.MIDDLE_CLICK, "middle_single");
        add(verbs, ActionKind.MOUSE_MOVE, "hover", "move_to", "move", "hover_at");
        add(verbs, ActionKind.MOUSE_DOWN, "left_mouse_down");
        add(verbs, ActionKind.MOUSE_UP, "left_mouse_up");
        add(verbs, ActionKind.DRAG, "select", "left_drag", "drag_and_drop");
        add(verbs, ActionKind.DRAG, Role.ORIGIN, "pointer", "left_click_drag", "drag_to");
        add(verbs, ActionKind.SWIPE, "slide");
    }

    private static void addTyping(Map<String, Verb> verbs) {
        add(verbs, ActionKind.TYPE, "type_text", "input_text", "input", "write", "typewrite", "type_name");
        add(verbs, ActionKind.TYPE, "write_element", "write_element_abs", "type_text_at");
        add(verbs, ActionKind.HOTKEY, "key", "press_key", "keypress", "hold_key", "key_combination");
        add(verbs, ActionKind.HOTKEY, Role.KEY, "enter", "enter", "press_enter");
        add(verbs, ActionKind.PRESS, "key_down");
        add(verbs, ActionKind.RELEASE, "key_up");
    }

    private static void addScrolling(Map<String, Verb> verbs) {
        add(verbs, ActionKind.SCROLL, "scroll_at", "scroll_document", "vscroll");
        for (String direction : List.of("up", "down", "left", "right")) {
            add(verbs, ActionKind.SCROLL, Role.DIRECTION, direction, "scroll_" + direction);
        }
        add(verbs, ActionKind.SCROLL, Role.AXIS, "horizontal", "hscroll");
    }

    private static void add(Map<String, Verb> verbs, ActionKind kind, String... names) {
        for (String name : names) {
            verbs.put(Names.plain(name), new Verb(kind, List.of()));
        }
    }

    private static void add(Map<String, Verb> verbs, ActionKind kind, Role role, String text, String... names) {
        for (String name : names) {
            verbs.put(Names.plain(name), new Verb(kind, List.of(new Call.Argument(role, text))));
        }
    }
}
