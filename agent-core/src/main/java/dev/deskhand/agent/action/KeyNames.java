package dev.deskhand.agent.action;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The spellings models use for keys. Every [NamedKey] answers to its own name with underscores, blanks or nothing
/// between the words; the rest are aliases seen in the field.
final class KeyNames {
    private static final Map<String, Key> NAMES = names();

    private KeyNames() {}

    static Optional<Key> find(String lowerCaseName) {
        return Optional.ofNullable(NAMES.get(lowerCaseName));
    }

    private static Map<String, Key> names() {
        Map<String, Key> names = new HashMap<>();
        for (NamedKey key : NamedKey.values()) {
            String name = key.name().toLowerCase(Locale.ROOT);
            add(names, key, name, name.replace('_', ' '), name.replace("_", ""), name.replace('_', '-'));
        }
        addEditing(names);
        addModifiers(names);
        addLocksAndSystem(names);
        addNumpadAndMedia(names);
        addCharacters(names);
        return Map.copyOf(names);
    }

    private static void addEditing(Map<String, Key> names) {
        add(names, NamedKey.ENTER, "return", "ret", "\n");
        add(names, NamedKey.ESCAPE, "esc");
        add(names, NamedKey.BACKSPACE, "back_space", "back space", "bksp", "bs");
        add(names, NamedKey.DELETE, "del", "forwarddelete");
        add(names, NamedKey.INSERT, "ins");
        add(names, NamedKey.PAGE_UP, "pgup", "prior", "page_up", "pg up");
        add(names, NamedKey.PAGE_DOWN, "pgdn", "pgdown", "next", "pg down", "pg dn");
        add(names, NamedKey.ARROW_UP, "up", "uparrow", "up arrow", "up_arrow");
        add(names, NamedKey.ARROW_DOWN, "down", "downarrow", "down arrow", "down_arrow");
        add(names, NamedKey.ARROW_LEFT, "left", "leftarrow", "left arrow", "left_arrow");
        add(names, NamedKey.ARROW_RIGHT, "right", "rightarrow", "right arrow", "right_arrow");
        add(names, NamedKey.SPACE, "spacebar", "space bar", " ");
        add(names, NamedKey.TAB, "\t");
    }

    private static void addModifiers(Map<String, Key> names) {
        add(names, NamedKey.CONTROL, "ctrl", "ctl", "control_l", "ctrl_l", "controlleft", "ctrlleft", "lctrl");
        add(names, NamedKey.CONTROL_RIGHT, "control_r", "ctrl_r", "ctrlright", "rctrl");
        add(names, NamedKey.SHIFT, "shift_l", "shiftleft", "lshift");
        add(names, NamedKey.SHIFT_RIGHT, "shift_r", "rshift");
        add(names, NamedKey.ALT, "alt_l", "altleft", "lalt", "option", "opt");
        add(names, NamedKey.ALT_GRAPH, "altgr", "alt_r", "altright", "ralt", "alt gr", "iso_level3_shift");
        add(names, NamedKey.SUPER, "super_l", "win", "windows", "meta", "cmd", "command", "winleft", "meta_l", "os");
        add(names, NamedKey.SUPER_RIGHT, "super_r", "winright", "meta_r");
    }

    private static void addLocksAndSystem(Map<String, Key> names) {
        add(names, NamedKey.CAPS_LOCK, "caps");
        add(names, NamedKey.NUM_LOCK, "num");
        add(names, NamedKey.PRINT_SCREEN, "print", "prtsc", "prtscr", "prtscn", "prntscrn", "sysrq", "snapshot");
        add(names, NamedKey.PAUSE, "break");
        add(names, NamedKey.MENU, "apps", "contextmenu", "context menu", "context_menu");
    }

    private static void addNumpadAndMedia(Map<String, Key> names) {
        for (int digit = 0; digit <= 9; digit++) {
            NamedKey key = NamedKey.valueOf("NUMPAD_" + digit);
            add(names, key, "num" + digit, "kp_" + digit, "kp" + digit);
        }
        add(names, NamedKey.NUMPAD_ADD, "kp_add", "add");
        add(names, NamedKey.NUMPAD_SUBTRACT, "kp_subtract", "subtract");
        add(names, NamedKey.NUMPAD_MULTIPLY, "kp_multiply", "multiply");
        add(names, NamedKey.NUMPAD_DIVIDE, "kp_divide", "divide");
        add(names, NamedKey.NUMPAD_DECIMAL, "kp_decimal", "decimal");
        add(names, NamedKey.NUMPAD_ENTER, "kp_enter");
        add(names, NamedKey.VOLUME_UP, "audiovolumeup", "xf86audioraisevolume");
        add(names, NamedKey.VOLUME_DOWN, "audiovolumedown", "xf86audiolowervolume");
        add(names, NamedKey.VOLUME_MUTE, "mute", "audiovolumemute", "xf86audiomute");
        add(names, NamedKey.MEDIA_PLAY_PAUSE, "playpause", "play", "mediaplaypause", "xf86audioplay");
        add(names, NamedKey.MEDIA_STOP, "stop", "xf86audiostop");
        add(names, NamedKey.MEDIA_NEXT, "nexttrack", "mediatracknext", "xf86audionext");
        add(names, NamedKey.MEDIA_PREVIOUS, "prevtrack", "mediatrackprevious", "xf86audioprev");
    }

    private static void addCharacters(Map<String, Key> names) {
        addCharacter(names, '+', "plus");
        addCharacter(names, '-', "minus", "hyphen", "dash");
        addCharacter(names, '=', "equal", "equals");
        addCharacter(names, ',', "comma");
        addCharacter(names, '.', "period", "dot", "fullstop");
        addCharacter(names, '/', "slash");
        addCharacter(names, '\\', "backslash");
        addCharacter(names, ';', "semicolon");
        addCharacter(names, ':', "colon");
        addCharacter(names, '\'', "quote", "apostrophe");
        addCharacter(names, '"', "doublequote", "quotedbl");
        addCharacter(names, '`', "backquote", "grave", "backtick");
        addCharacter(names, '[', "bracketleft", "leftbracket");
        addCharacter(names, ']', "bracketright", "rightbracket");
        addCharacter(names, '_', "underscore");
        addCharacter(names, '*', "asterisk", "star");
        addCharacter(names, '#', "numbersign", "hash");
        addCharacter(names, '@', "at");
        addCharacter(names, '!', "exclam");
        addCharacter(names, '?', "question");
        addCharacter(names, '&', "ampersand");
    }

    private static void addCharacter(Map<String, Key> names, char character, String... spellings) {
        add(names, new Key.CharacterKey(character), spellings);
    }

    private static void add(Map<String, Key> names, Key key, String... spellings) {
        for (String spelling : spellings) {
            names.put(spelling, key);
        }
    }
}
