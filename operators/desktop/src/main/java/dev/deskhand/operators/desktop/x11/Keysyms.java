package dev.deskhand.operators.desktop.x11;

import java.util.OptionalInt;

/// The numbers X11 has for symbols (keysymdef.h): what is engraved on a key, whatever its place.
final class Keysyms {
    static final long NONE = 0;
    static final long SHIFT_LEFT = 0xFFE1;
    static final long SHIFT_RIGHT = 0xFFE2;
    static final long CONTROL_LEFT = 0xFFE3;
    static final long CONTROL_RIGHT = 0xFFE4;
    static final long ALT_LEFT = 0xFFE9;
    static final long ALT_RIGHT = 0xFFEA;
    static final long LEVEL_3_SHIFT = 0xFE03;
    static final long LEVEL_5_SHIFT = 0xFE11;
    static final long ESCAPE = 0xFF1B;
    static final long RETURN = 0xFF0D;
    static final long TAB = 0xFF09;

    private static final long UNICODE = 0x1000000;
    private static final long EURO = 0x20AC;

    private Keysyms() {}

    /// Latin-1 is its own keysym; every other character lies in the Unicode range.
    static long ofCharacter(int codePoint) {
        return isLatin1(codePoint) ? codePoint : UNICODE | codePoint;
    }

    /// The character a keysym of a layout types. Symbols of the old alphabets (`Cyrillic_` and the like) are not
    /// translated: text in them takes spare keys, which comes to the same.
    static OptionalInt characterOf(long keysym) {
        if (isLatin1(keysym) || keysym == EURO) {
            return OptionalInt.of((int) keysym);
        }
        boolean unicode = keysym > UNICODE && keysym <= (UNICODE | Character.MAX_CODE_POINT);
        return unicode ? OptionalInt.of((int) (keysym - UNICODE)) : OptionalInt.empty();
    }

    private static boolean isLatin1(long number) {
        return (number >= 0x20 && number <= 0x7E) || (number >= 0xA0 && number <= 0xFF);
    }
}
