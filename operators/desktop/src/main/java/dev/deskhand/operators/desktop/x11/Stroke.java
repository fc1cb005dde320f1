package dev.deskhand.operators.desktop.x11;

import java.util.List;

/// How a symbol is struck: the modifier keys that are held meanwhile, and the key itself.
///
/// @param modifiers keycodes, in the order they go down
record Stroke(int keycode, List<Integer> modifiers) {
    Stroke {
        modifiers = List.copyOf(modifiers);
    }

    static Stroke plain(int keycode) {
        return new Stroke(keycode, List.of());
    }
}
