package dev.deskhand.agent.reply;

/// What a backslash means in a text, decoded from left to right. A backslash that means nothing stays.
enum Escapes {
    /// A backslash is a backslash.
    NONE,
    /// Exactly `\\`, `\'`, `\"` and `\n`, as the UI-TARS prompts teach.
    TEXT,
    /// What JSON and Python have in common, `\t` and `\u00e4` among them.
    CODE;

    private static final int HEXADECIMAL = 16;

    String decode(String raw) {
        int from = this == NONE ? -1 : raw.indexOf('\\');
        if (from < 0) {
            return raw;
        }
        StringBuilder decoded = new StringBuilder(raw.length());
        for (int at = 0; at < raw.length(); ) {
            int length = raw.charAt(at) == '\\' && at + 1 < raw.length() ? escape(raw, at, decoded) : 0;
            if (length == 0) {
                decoded.append(raw.charAt(at));
            }
            at += Math.max(1, length);
        }
        return decoded.toString();
    }

    /// Appends what the escape that starts there means, and says how long it is; 0 where there is none.
    private int escape(String raw, int at, StringBuilder decoded) {
        char kind = raw.charAt(at + 1);
        char meaning = this == TEXT ? inText(kind) : inCode(kind);
        if (meaning != Source.NOTHING) {
            decoded.append(meaning);
            return 2;
        }
        int digits = this == TEXT ? 0 : kind == 'u' ? 4 : kind == 'x' ? 2 : 0;
        int code = digits == 0 ? -1 : code(raw, at + 2, digits);
        if (code < 0) {
            return 0;
        }
        decoded.append((char) code);
        return 2 + digits;
    }

    private static char inText(char kind) {
        return switch (kind) {
            case '\\', '\'', '"' -> kind;
            case 'n' -> '\n';
            default -> Source.NOTHING;
        };
    }

    private static char inCode(char kind) {
        return switch (kind) {
            case '/' -> '/';
            case 't' -> '\t';
            case 'r' -> '\r';
            case 'b' -> '\b';
            case 'f' -> '\f';
            default -> inText(kind);
        };
    }

    private static int code(String raw, int from, int digits) {
        int code = 0;
        for (int at = from; at < from + digits; at++) {
            int digit = at < raw.length() ? Character.digit(raw.charAt(at), HEXADECIMAL) : -1;
            if (digit < 0) {
                return -1;
            }
            code = code * HEXADECIMAL + digit;
        }
        return code;
    }
}
