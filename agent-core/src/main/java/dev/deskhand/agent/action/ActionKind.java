package dev.deskhand.agent.action;

import java.util.Arrays;
import java.util.Optional;

/// Every kind of action a model can ask for, with the one name we have for it in events, output and documents.
public enum ActionKind {
    CLICK("click"),
    DOUBLE_CLICK("double_click"),
    TRIPLE_CLICK("triple_click"),
    RIGHT_CLICK("right_click"),
    MIDDLE_CLICK("middle_click"),
    LONG_PRESS("long_press"),
    MOUSE_MOVE("mouse_move"),
    MOUSE_DOWN("mouse_down"),
    MOUSE_UP("mouse_up"),
    DRAG("drag"),
    SWIPE("swipe"),
    SCROLL("scroll"),
    TYPE("type"),
    HOTKEY("hotkey"),
    PRESS("press"),
    RELEASE("release"),
    WAIT("wait"),
    SCREENSHOT("screenshot"),
    FINISHED("finished"),
    CALL_USER("call_user"),
    NAVIGATE("navigate"),
    NAVIGATE_BACK("navigate_back"),
    OPEN_APP("open_app"),
    OPEN_COMPUTER("open_computer"),
    PRESS_HOME("press_home"),
    PRESS_BACK("press_back");

    private final String wireName;

    ActionKind(String wireName) {
        this.wireName = wireName;
    }

    /// The name in events, in JSON output and in documents.
    public String wireName() {
        return wireName;
    }

    public static Optional<ActionKind> named(String wireName) {
        return Arrays.stream(values())
                .filter(kind -> kind.wireName.equals(wireName))
                .findFirst();
    }
}
