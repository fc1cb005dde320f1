package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import dev.deskhand.operators.desktop.x11.X11Exception.Reason;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Changes the symbols of several keycodes in one request of XKB's, and so with one notice to everybody.
///
/// The core protocol would take a request for each keycode. Every client reads the whole keyboard anew for each
/// notice, and window managers take their key bindings up again: a hundred of them kept one busy for eight
/// seconds.
///
/// To be used inside a request on the display's connection. Layouts as in XKBstr.h (`XkbDescRec`,
/// `XkbMapChangesRec`).
record KeymapChange(XLibraries libraries, Pointer display) {
    private static final int TYPES_AND_SYMBOLS = 1 | 2;
    private static final int SYMBOLS = 2;
    private static final int DEVICE = 10;
    private static final int FIRST_KEYCODE = 12;
    private static final int LAST_KEYCODE = 13;
    private static final int MAP = 32;
    private static final int MAP_SYMBOLS = 24;
    private static final int MAP_KEYS = 32;
    private static final int KEY_OFFSET = 6;
    private static final int FIRST_GROUP = 1;
    private static final int ONE_LEVEL = 0;
    private static final int CHANGES_SIZE = 24;
    private static final int CHANGES_FIRST_KEYCODE = 2;
    private static final int CHANGES_LAST_KEYCODE = 3;
    private static final int CHANGES_FIRST_SYMBOLS = 6;
    private static final int CHANGES_SYMBOLS_COUNT = 7;

    /// Each keycode gives its keysym, whatever modifiers are down and whatever layout is in use.
    void give(Map<Integer, Long> symbols) throws X11Exception {
        apply(new TreeMap<>(symbols));
    }

    /// These keycodes give nothing any more.
    void take(Collection<Integer> keycodes) throws X11Exception {
        TreeMap<Integer, Long> symbols = new TreeMap<>();
        keycodes.forEach(keycode -> symbols.put(keycode, Keysyms.NONE));
        apply(symbols);
    }

    private void apply(TreeMap<Integer, Long> symbols) throws X11Exception {
        if (symbols.isEmpty()) {
            return;
        }
        LibX11 x11 = libraries.x11();
        @Nullable Pointer keyboard = x11.XkbGetMap(display, TYPES_AND_SYMBOLS, KeyboardState.CORE_KEYBOARD);
        if (keyboard == null) {
            throw new X11Exception(Reason.NO_XKB, "no XKB keyboard");
        }
        try {
            // Named as the core keyboard the change reaches every keyboard, by its number only one.
            keyboard.setShort(DEVICE, (short) KeyboardState.CORE_KEYBOARD);
            symbols.forEach((keycode, symbol) -> set(keyboard, keycode, symbol));
            send(keyboard, symbols.firstKey(), symbols.lastKey());
        } finally {
            x11.XkbFreeKeyboard(keyboard, 0, 1);
        }
    }

    private void set(Pointer keyboard, int keycode, long symbol) {
        try (Memory types = new Memory(Integer.BYTES)) {
            types.setInt(0, ONE_LEVEL);
            int groups = symbol == Keysyms.NONE ? 0 : 1;
            libraries.x11().XkbChangeTypesOfKey(keyboard, keycode, groups, FIRST_GROUP, types, null);
        }
        if (symbol != Keysyms.NONE) {
            // Looked up only now: making room may have moved all symbols.
            Pointer map = keyboard.getPointer(MAP);
            long place = Short.toUnsignedLong(
                    map.getPointer(MAP_KEYS).getShort((long) keycode * KeySymbols.SIZE + KEY_OFFSET));
            map.getPointer(MAP_SYMBOLS).setLong(place * Long.BYTES, symbol);
        }
    }

    /// The keys between the first and the last are sent along as they are.
    private void send(Pointer keyboard, int first, int last) {
        try (Memory changes = new Memory(CHANGES_SIZE)) {
            changes.clear();
            changes.setShort(0, (short) SYMBOLS);
            changes.setByte(CHANGES_FIRST_KEYCODE, keyboard.getByte(FIRST_KEYCODE));
            changes.setByte(CHANGES_LAST_KEYCODE, keyboard.getByte(LAST_KEYCODE));
            changes.setByte(CHANGES_FIRST_SYMBOLS, (byte) first);
            changes.setByte(CHANGES_SYMBOLS_COUNT, (byte) (last - first + 1));
            libraries.x11().XkbChangeMap(display, keyboard, changes);
        }
    }
}
