package dev.deskhand.agent.reply;

import java.util.Optional;

/// Reads one function written as an element. A parameter that is text ends at its closing tag alone; one that is
/// not may have lost it.
final class ElementReader {
    private final Source source;
    private final Escapes escapes;
    private final ObjectArguments arguments = new ObjectArguments(Call.Ending.CLOSED);
    private Call.Ending ending = Call.Ending.CLOSED;
    private int at;

    private ElementReader(Source source, Escapes escapes, int at) {
        this.source = source;
        this.escapes = escapes;
        this.at = at;
    }

    /// A call and the place after it.
    record Found(Call call, int end) {}

    static Found read(Source source, Tag function, Escapes escapes) {
        ElementReader reader = new ElementReader(source, escapes, function.end());
        while (reader.readsOn()) {
            // Every turn reads a parameter.
        }
        Call call = reader.arguments.call(function.value());
        return new Found(new Call(call.name(), call.arguments(), call.ending().and(reader.ending)), reader.at);
    }

    private boolean readsOn() {
        at = source.skipSpace(at);
        Optional<Tag> tag = Tag.at(source, at);
        if (tag.filter(found -> found.opens("parameter") || found.opens("param"))
                .isPresent()) {
            parameter(tag.get());
            return ending == Call.Ending.CLOSED;
        }
        if (tag.filter(found -> found.closes("function") || found.closes("invoke"))
                .isPresent()) {
            at = tag.get().end();
        } else if (source.isEnd(at)) {
            ending = Call.Ending.OPEN;
        } else if (!tag.filter(found -> found.closes() || found.opens("function"))
                .isPresent()) {
            ending = Call.Ending.GARBLED;
        }
        return false;
    }

    private void parameter(Tag tag) {
        Role role = Role.named(tag.value());
        int end = role.isText() ? Tag.closing(source, tag.name(), tag.end()) : valueEnd(tag.end());
        Optional<Tag> closing = Tag.at(source, end);
        arguments.add(new Value.Field(tag.value(), value(role, source.slice(tag.end(), end), escapes)));
        at = closing.filter(found -> found.closes(tag.name())).map(Tag::end).orElse(end);
        if (closing.isEmpty()) {
            ending = Call.Ending.CUT;
        }
    }

    /// The end of a value that is no text: its own closing tag, or any that belongs to what is around it.
    private int valueEnd(int from) {
        int at = from;
        while (!source.isEnd(at)
                && !Tag.at(source, at).filter(ElementReader::isAround).isPresent()) {
            at++;
        }
        return at;
    }

    private static boolean isAround(Tag tag) {
        return switch (tag.name()) {
            case "parameter", "param", "function", "invoke", "tool_call", "seed:tool_call" -> true;
            default -> false;
        };
    }

    static Value value(Role role, String raw, Escapes escapes) {
        if (role.isText()) {
            return new Value.Text(escapes.decode(withoutLayout(raw)));
        }
        String text = raw.strip();
        boolean isStructured = text.startsWith("[") || text.startsWith("{");
        ValueReader.Found found = ValueReader.read(new Source(isStructured ? text : ""), 0);
        return found.ending() == Call.Ending.CLOSED ? found.value() : new Value.Text(text);
    }

    /// Without the line break after the opening and before the closing tag, which are no part of a text.
    private static String withoutLayout(String raw) {
        int from = raw.startsWith("\r\n") ? 2 : raw.startsWith("\n") ? 1 : 0;
        int to = raw.length();
        if (to > from && raw.charAt(to - 1) == '\n') {
            to -= to - 1 > from && raw.charAt(to - 2) == '\r' ? 2 : 1;
        }
        return raw.substring(from, to);
    }
}
