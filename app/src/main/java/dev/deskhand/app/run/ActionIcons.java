package dev.deskhand.app.run;

import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.app.widget.Icon;

/// Which icon goes with which kind of action.
final class ActionIcons {
    private ActionIcons() {}

    static Icon of(ActionKind kind) {
        return switch (kind) {
            case CLICK, DOUBLE_CLICK, TRIPLE_CLICK, RIGHT_CLICK, MIDDLE_CLICK, LONG_PRESS -> Icon.POINTER;
            case MOUSE_MOVE, MOUSE_DOWN, MOUSE_UP -> Icon.POINTER;
            case DRAG, SWIPE -> Icon.DRAG;
            case SCROLL -> Icon.SCROLL;
            case TYPE -> Icon.TEXT;
            case HOTKEY, PRESS, RELEASE -> Icon.KEYS;
            case WAIT -> Icon.WAIT;
            case FINISHED -> Icon.FLAG;
            case CALL_USER -> Icon.PERSON;
            case SCREENSHOT, NAVIGATE, NAVIGATE_BACK, OPEN_APP, OPEN_COMPUTER, PRESS_HOME, PRESS_BACK -> Icon.SCREEN;
        };
    }
}
