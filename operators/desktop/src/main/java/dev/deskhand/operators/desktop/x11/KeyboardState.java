package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;

/// What is in force on the keyboard besides keys that are down (`XkbStateRec` in XKBstr.h).
///
/// @param group the layout in use, counted from 0
/// @param locked the modifiers that are locked, as a mask
record KeyboardState(int group, int locked) {
    static final int CORE_KEYBOARD = 0x100;
    static final int LOCK = 2;

    private static final int SIZE = 18;
    private static final int LOCKED = 9;

    /// To be called inside a request on the display's connection.
    static KeyboardState read(XLibraries libraries, Pointer display) {
        try (Memory state = new Memory(SIZE)) {
            state.clear();
            libraries.x11().XkbGetState(display, CORE_KEYBOARD, state);
            return new KeyboardState(Byte.toUnsignedInt(state.getByte(0)), Byte.toUnsignedInt(state.getByte(LOCKED)));
        }
    }

    boolean capsLocked() {
        return (locked & LOCK) != 0;
    }
}
