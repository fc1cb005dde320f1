package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Pointer;
import java.util.ArrayList;
import java.util.List;

/// How modifiers choose the level of a key (XKB key types; `XkbKeyTypeRec` in XKBstr.h, 64-bit layout).
///
/// @param modifiers the real modifiers that matter to keys of this type, as a mask
record KeyType(int modifiers, List<Level> levels) {
    static final int SIZE = 40;

    private static final int ENTRIES = 5;
    private static final int MAP = 8;
    private static final int ENTRY_SIZE = 12;
    private static final int ENTRY_LEVEL = 4;
    private static final int ENTRY_MASK = 6;

    /// Exactly these modifiers give this level, counted from 0.
    record Level(int modifiers, int number) {}

    KeyType {
        levels = List.copyOf(levels);
    }

    static KeyType read(Pointer type) {
        List<Level> levels = new ArrayList<>();
        int entries = Byte.toUnsignedInt(type.getByte(ENTRIES));
        for (int i = 0; i < entries; i++) {
            Pointer entry = type.getPointer(MAP).share((long) i * ENTRY_SIZE, ENTRY_SIZE);
            boolean active = entry.getInt(0) != 0;
            if (active) {
                levels.add(new Level(
                        Byte.toUnsignedInt(entry.getByte(ENTRY_MASK)), Byte.toUnsignedInt(entry.getByte(ENTRY_LEVEL))));
            }
        }
        return new KeyType(Byte.toUnsignedInt(type.getByte(0)), levels);
    }

    /// The level a key of this type has while these modifiers are in force.
    int level(int inForce) {
        int relevant = inForce & modifiers;
        return levels.stream()
                .filter(level -> level.modifiers == relevant)
                .mapToInt(Level::number)
                .findFirst()
                .orElse(0);
    }
}
