package dev.deskhand.operators.desktop.x11;

import java.nio.ByteBuffer;
import java.util.Arrays;

/// What one key gives: its groups and, in each, the levels (`XkbSymMapRec` in XKBstr.h). Immutable.
final class KeySymbols {
    static final int SIZE = 8;

    private static final int GROUP_INFO = 4;
    private static final int WIDTH = 5;
    private static final int OFFSET = 6;
    private static final int CLAMP = 0x40;
    private static final int REDIRECT = 0x80;

    private final int[] types;
    private final int outside;
    private final int width;
    private final long[] symbols;

    /// @param types the key type of each group, as an index into the keyboard's
    /// @param outside what happens to a group the key does not have: wrap, clamp or redirect, as in XKB's
    /// `group_info`
    /// @param width how many levels each group has room for
    /// @param symbols keysyms, group by group
    KeySymbols(int[] types, int outside, int width, long... symbols) {
        this.types = types;
        this.outside = outside;
        this.width = width;
        this.symbols = symbols;
    }

    /// @param entry the key's record, in the machine's byte order
    /// @param all the symbols of all keys
    static KeySymbols read(ByteBuffer entry, long[] all) {
        int info = Byte.toUnsignedInt(entry.get(GROUP_INFO));
        int width = Byte.toUnsignedInt(entry.get(WIDTH));
        int[] types = new int[info & 0x0F];
        for (int group = 0; group < types.length; group++) {
            types[group] = Byte.toUnsignedInt(entry.get(group));
        }
        int offset = Short.toUnsignedInt(entry.getShort(OFFSET));
        return new KeySymbols(
                types, info & 0xF0, width, Arrays.copyOfRange(all, offset, offset + types.length * width));
    }

    int groups() {
        return types.length;
    }

    /// How many levels each group has room for.
    int width() {
        return width;
    }

    /// The key type of a group, as an index into the keyboard's.
    int type(int group) {
        return types[group];
    }

    boolean isSpare() {
        return Arrays.stream(symbols).allMatch(symbol -> symbol == Keysyms.NONE);
    }

    long symbol(int group, int level) {
        return level < width ? symbols[group * width + level] : Keysyms.NONE;
    }

    /// Which of the key's groups is in force while the keyboard is in `group`.
    int effective(int group) {
        if (group < groups()) {
            return group;
        }
        if ((outside & REDIRECT) != 0) {
            int target = (outside & 0x30) >> 4;
            return target < groups() ? target : 0;
        }
        return (outside & CLAMP) != 0 ? groups() - 1 : group % groups();
    }
}
