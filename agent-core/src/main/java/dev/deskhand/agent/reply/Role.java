package dev.deskhand.agent.reply;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/// What an argument of a call is about, whatever the model calls it.
enum Role {
    POINT,
    END,
    X,
    Y,
    CONTENT,
    KEY,
    DIRECTION,
    NOTCHES,
    TIME,
    URL,
    NAME,
    /// Given by its place, without a name.
    POSITIONAL,
    /// Given by a name that means nothing to us.
    OTHER;

    private static final Map<String, Role> ROLES = roles();

    /// What the argument of that name is about, in capitals or not.
    static Role named(String name) {
        return ROLES.getOrDefault(name.toLowerCase(Locale.ROOT), OTHER);
    }

    /// Whether a named argument that means something to us starts there, or after blanks.
    static boolean isNamedAt(Source source, int from) {
        int start = source.skipSpace(from);
        int end = source.wordEnd(start);
        return end > start && source.at(source.skipBlanks(end)) == '=' && named(source.slice(start, end)) != OTHER;
    }

    boolean isPlace() {
        return this == POINT || this == END || this == X || this == Y;
    }

    /// Whether its value is free text, in which anything may stand, quotes too.
    boolean isText() {
        return this == CONTENT || this == URL || this == NAME;
    }

    private static Map<String, Role> roles() {
        Map<String, Role> roles = new HashMap<>();
        add(roles, POINT, "start_box", "start_point", "point", "start", "start_coordinate");
        add(roles, POINT, "box", "bbox", "coordinate", "position");
        add(roles, END, "end_box", "end_point", "end", "end_coordinate");
        add(roles, X, "x");
        add(roles, Y, "y");
        add(roles, CONTENT, "content", "text", "value", "message", "answer");
        add(roles, KEY, "key", "keys", "hotkey");
        add(roles, DIRECTION, "direction");
        add(roles, NOTCHES, "notches", "step", "steps", "amount", "clicks");
        add(roles, TIME, "time", "duration", "seconds");
        add(roles, URL, "url", "link");
        add(roles, NAME, "app_name", "name", "app");
        return Map.copyOf(roles);
    }

    private static void add(Map<String, Role> roles, Role role, String... names) {
        for (String name : names) {
            roles.put(name, role);
        }
    }
}
