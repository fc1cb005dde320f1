package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Pointer;
import dev.deskhand.operators.desktop.x11.X11Exception.Reason;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Reads the keyboard through XKB, which alone tells what Shift and AltGr give on each key (`XkbDescRec` in
/// XKBstr.h). A person changes layouts at any time, so it is read anew for each action; that takes about a
/// millisecond.
final class LayoutReader {
    private static final int TYPES_SYMBOLS_MODIFIERS = 1 | 2 | 4;
    private static final int FIRST_KEYCODE = 12;
    private static final int LAST_KEYCODE = 13;
    private static final int MAP = 32;
    private static final int MAP_TYPE_COUNT = 1;
    private static final int MAP_TYPES = 8;
    private static final int MAP_SYMBOL_COUNT = 18;
    private static final int MAP_SYMBOLS = 24;
    private static final int MAP_KEYS = 32;
    private static final int MAP_MODIFIERS = 40;

    private final XLibraries libraries;
    private final XConnection connection;

    LayoutReader(XLibraries libraries, XConnection connection) {
        this.libraries = libraries;
        this.connection = connection;
    }

    Layout read() throws X11Exception {
        return connection.ask(display -> {
            @Nullable
            Pointer keyboard = libraries.x11().XkbGetMap(display, TYPES_SYMBOLS_MODIFIERS, KeyboardState.CORE_KEYBOARD);
            if (keyboard == null) {
                throw new X11Exception(Reason.NO_XKB, "no XKB keyboard");
            }
            try {
                return layout(keyboard, KeyboardState.read(libraries, display));
            } finally {
                libraries.x11().XkbFreeKeyboard(keyboard, 0, 1);
            }
        });
    }

    private static Layout layout(Pointer keyboard, KeyboardState state) {
        Pointer map = keyboard.getPointer(MAP);
        List<KeyType> types = types(map);
        Map<Integer, KeySymbols> keys = keys(keyboard, map);
        byte[] modifiers = map.getPointer(MAP_MODIFIERS).getByteArray(0, 256);
        List<Integer> spare = new ArrayList<>();
        keys.forEach((keycode, symbols) -> {
            if (symbols.isSpare() && modifiers[keycode] == 0) {
                spare.add(keycode);
            }
        });
        Strokes strokes = new Strokes(types, Shifts.among(keys, modifiers), state);
        keys.forEach(strokes::add);
        return new Layout(strokes.current(), strokes.elsewhere(), strokes.engraved(), spare);
    }

    private static List<KeyType> types(Pointer map) {
        List<KeyType> types = new ArrayList<>();
        int count = Byte.toUnsignedInt(map.getByte(MAP_TYPE_COUNT));
        for (int i = 0; i < count; i++) {
            types.add(KeyType.read(map.getPointer(MAP_TYPES).share((long) i * KeyType.SIZE)));
        }
        return types;
    }

    /// Copied out in two pieces: a call into native memory for each key would take longer than all else.
    private static Map<Integer, KeySymbols> keys(Pointer keyboard, Pointer map) {
        int first = Byte.toUnsignedInt(keyboard.getByte(FIRST_KEYCODE));
        int last = Byte.toUnsignedInt(keyboard.getByte(LAST_KEYCODE));
        byte[] entries = map.getPointer(MAP_KEYS).getByteArray(0, (last + 1) * KeySymbols.SIZE);
        long[] symbols =
                map.getPointer(MAP_SYMBOLS).getLongArray(0, Short.toUnsignedInt(map.getShort(MAP_SYMBOL_COUNT)));
        Map<Integer, KeySymbols> keys = new TreeMap<>();
        for (int keycode = first; keycode <= last; keycode++) {
            ByteBuffer entry = ByteBuffer.wrap(entries, keycode * KeySymbols.SIZE, KeySymbols.SIZE)
                    .slice()
                    .order(ByteOrder.nativeOrder());
            keys.put(keycode, KeySymbols.read(entry, symbols));
        }
        return keys;
    }
}
