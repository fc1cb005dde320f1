package dev.deskhand.agent.reply;

import java.util.Optional;

/// A tag such as `<think_7f>`, `</function>`, `<parameter=point>`, `<invoke name="click">` or
/// `<|begin_of_box|>`.
///
/// @param name in lower case; bars are part of it
/// @param value what it is given after `=`, without quotes; empty where it is given nothing
/// @param closes whether it closes what a tag of its name opened
/// @param end the place after it
record Tag(String name, String value, boolean closes, int end) {
    /// Longer things in angle brackets are no tag.
    private static final int LONGEST = 128;

    /// The tag that starts there, if one does.
    static Optional<Tag> at(Source source, int at) {
        if (source.at(at) != '<') {
            return Optional.empty();
        }
        boolean closes = source.at(at + 1) == '/';
        int from = closes ? at + 2 : at + 1;
        int nameEnd = from;
        while (isNamePart(source.at(nameEnd)) && nameEnd - at < LONGEST) {
            nameEnd++;
        }
        int end = nameEnd;
        while (isInside(source.at(end)) && end - at < LONGEST) {
            end++;
        }
        if (nameEnd == from || source.at(end) != '>') {
            return Optional.empty();
        }
        String name = Names.lowerCase(source.slice(from, nameEnd));
        return Optional.of(new Tag(name, value(source, nameEnd, end), closes, end + 1));
    }

    boolean opens(String what) {
        return !closes && name.equals(what);
    }

    boolean closes(String what) {
        return closes && name.equals(what);
    }

    /// Where the next tag starts that closes what is called so; the end of the text where none does.
    static int closing(Source source, String name, int from) {
        int at = from;
        while (!source.isEnd(at)
                && !at(source, at).filter(tag -> tag.closes(name)).isPresent()) {
            at++;
        }
        return at;
    }

    private static String value(Source source, int from, int to) {
        if (from == to) {
            return "";
        }
        String rest = source.slice(from, to);
        String value = rest.substring(rest.indexOf('=') + 1).strip();
        boolean isQuoted = value.length() > 1 && Quotes.open(value.charAt(0));
        return isQuoted ? value.substring(1, value.length() - 1) : value;
    }

    private static boolean isNamePart(char c) {
        return Source.isWordPart(c) || c == ':' || c == '|';
    }

    private static boolean isInside(char c) {
        return c != '>' && c != '<' && c != '\n' && c != Source.NOTHING;
    }
}
