package dev.deskhand.operators.desktop.x11;

import static java.util.Map.entry;

import dev.deskhand.agent.action.Key;
import dev.deskhand.agent.action.NamedKey;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What each named key is called by X11 (keysymdef.h, XF86keysym.h), the likeliest first: a layout has one of
/// them, or none.
final class NamedKeysyms {
    private static final long F1 = 0xFFBE;
    private static final long NUMPAD_0 = 0xFFB0;
    private static final Map<NamedKey, List<Long>> EDITING = Map.ofEntries(
            entry(NamedKey.ENTER, List.of(Keysyms.RETURN)),
            entry(NamedKey.ESCAPE, List.of(Keysyms.ESCAPE)),
            entry(NamedKey.TAB, List.of(Keysyms.TAB)),
            entry(NamedKey.BACKSPACE, List.of(0xFF08L)),
            entry(NamedKey.DELETE, List.of(0xFFFFL)),
            entry(NamedKey.INSERT, List.of(0xFF63L)),
            entry(NamedKey.HOME, List.of(0xFF50L)),
            entry(NamedKey.END, List.of(0xFF57L)),
            entry(NamedKey.PAGE_UP, List.of(0xFF55L)),
            entry(NamedKey.PAGE_DOWN, List.of(0xFF56L)),
            entry(NamedKey.ARROW_LEFT, List.of(0xFF51L)),
            entry(NamedKey.ARROW_UP, List.of(0xFF52L)),
            entry(NamedKey.ARROW_RIGHT, List.of(0xFF53L)),
            entry(NamedKey.ARROW_DOWN, List.of(0xFF54L)),
            entry(NamedKey.SPACE, List.of(0x20L)));

    private static final Map<NamedKey, List<Long>> MODIFIERS = Map.ofEntries(
            entry(NamedKey.CONTROL, List.of(Keysyms.CONTROL_LEFT)),
            entry(NamedKey.CONTROL_RIGHT, List.of(Keysyms.CONTROL_RIGHT)),
            entry(NamedKey.SHIFT, List.of(Keysyms.SHIFT_LEFT)),
            entry(NamedKey.SHIFT_RIGHT, List.of(Keysyms.SHIFT_RIGHT)),
            // Meta is where some layouts have Alt.
            entry(NamedKey.ALT, List.of(Keysyms.ALT_LEFT, 0xFFE7L)),
            entry(NamedKey.ALT_GRAPH, List.of(Keysyms.LEVEL_3_SHIFT, Keysyms.ALT_RIGHT)),
            entry(NamedKey.SUPER, List.of(0xFFEBL)),
            entry(NamedKey.SUPER_RIGHT, List.of(0xFFECL)),
            entry(NamedKey.CAPS_LOCK, List.of(0xFFE5L)),
            entry(NamedKey.NUM_LOCK, List.of(0xFF7FL)),
            entry(NamedKey.SCROLL_LOCK, List.of(0xFF14L)),
            entry(NamedKey.PRINT_SCREEN, List.of(0xFF61L)),
            entry(NamedKey.PAUSE, List.of(0xFF13L)),
            entry(NamedKey.MENU, List.of(0xFF67L)),
            entry(NamedKey.HELP, List.of(0xFF6AL)));

    private static final Map<NamedKey, List<Long>> NUMPAD = Map.ofEntries(
            entry(NamedKey.NUMPAD_ADD, List.of(0xFFABL)),
            entry(NamedKey.NUMPAD_SUBTRACT, List.of(0xFFADL)),
            entry(NamedKey.NUMPAD_MULTIPLY, List.of(0xFFAAL)),
            entry(NamedKey.NUMPAD_DIVIDE, List.of(0xFFAFL)),
            entry(NamedKey.NUMPAD_DECIMAL, List.of(0xFFAEL)),
            entry(NamedKey.NUMPAD_ENTER, List.of(0xFF8DL)));

    private static final Map<NamedKey, List<Long>> MEDIA = Map.ofEntries(
            entry(NamedKey.VOLUME_DOWN, List.of(0x1008FF11L)),
            entry(NamedKey.VOLUME_MUTE, List.of(0x1008FF12L)),
            entry(NamedKey.VOLUME_UP, List.of(0x1008FF13L)),
            entry(NamedKey.MEDIA_PLAY_PAUSE, List.of(0x1008FF14L)),
            entry(NamedKey.MEDIA_STOP, List.of(0x1008FF15L)),
            entry(NamedKey.MEDIA_PREVIOUS, List.of(0x1008FF16L)),
            entry(NamedKey.MEDIA_NEXT, List.of(0x1008FF17L)),
            entry(NamedKey.BRIGHTNESS_UP, List.of(0x1008FF02L)),
            entry(NamedKey.BRIGHTNESS_DOWN, List.of(0x1008FF03L)),
            entry(NamedKey.BROWSER_HOME, List.of(0x1008FF18L)),
            entry(NamedKey.BROWSER_SEARCH, List.of(0x1008FF1BL)),
            entry(NamedKey.BROWSER_BACK, List.of(0x1008FF26L)),
            entry(NamedKey.BROWSER_FORWARD, List.of(0x1008FF27L)),
            entry(NamedKey.BROWSER_REFRESH, List.of(0x1008FF29L, 0x1008FF73L)));

    private static final Map<NamedKey, List<Long>> TABLE = table();

    private NamedKeysyms() {}

    static List<Long> of(Key key) {
        return switch (key) {
            case Key.CharacterKey(int codePoint) -> List.of(Keysyms.ofCharacter(codePoint));
            case NamedKey named -> TABLE.getOrDefault(named, List.of());
        };
    }

    private static Map<NamedKey, List<Long>> table() {
        Map<NamedKey, List<Long>> table = new HashMap<>(EDITING);
        table.putAll(MODIFIERS);
        table.putAll(NUMPAD);
        table.putAll(MEDIA);
        for (int number = 0; number < 24; number++) {
            table.put(NamedKey.valueOf("F" + (number + 1)), List.of(F1 + number));
        }
        for (int digit = 0; digit <= 9; digit++) {
            table.put(NamedKey.valueOf("NUMPAD_" + digit), List.of(NUMPAD_0 + digit));
        }
        return Map.copyOf(table);
    }
}
