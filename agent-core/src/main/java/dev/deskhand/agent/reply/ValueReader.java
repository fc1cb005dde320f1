package dev.deskhand.agent.reply;

import java.util.ArrayList;
import java.util.List;

/// Reads a value as JSON or Python writes it, and what models make of that: either kind of quotes,
/// unescaped quotes in a text, commas too many, a brace too few.
final class ValueReader {
    /// Deeper values mean nothing to us, and a text of nothing but brackets must not exhaust the stack.
    private static final int DEEPEST = 8;

    private final Source source;
    private int at;
    private Call.Ending ending = Call.Ending.CLOSED;

    private ValueReader(Source source, int at) {
        this.source = source;
        this.at = at;
    }

    /// What was read.
    ///
    /// @param end the place after it
    /// @param ending how sound it is: open where a brace is missing, cut where the text ended within a value
    record Found(Value value, int end, Call.Ending ending) {}

    /// The value that starts there.
    static Found read(Source source, int from) {
        ValueReader reader = new ValueReader(source, from);
        Value value = reader.value(StringReader.Place.ALONE, 0);
        return new Found(value, reader.at, reader.ending);
    }

    private Value value(StringReader.Place place, int depth) {
        at = source.skipSpace(at);
        char c = source.at(at);
        if (depth > DEEPEST) {
            return nothing();
        }
        if (c == '{') {
            return fields(depth);
        }
        if (c == '[' || c == '(') {
            return items(depth);
        }
        return Quotes.open(c) ? new Value.Text(text(place)) : word();
    }

    private Value fields(int depth) {
        List<Value.Field> fields = new ArrayList<>();
        at++;
        while (goesOn('}')) {
            String name = Quotes.open(source.at(at)) ? text(StringReader.Place.NAME) : bareName();
            at = source.skipSpace(at);
            if (ending.compareTo(Call.Ending.CUT) >= 0 || source.at(at) != ':') {
                return nothing();
            }
            at++;
            fields.add(new Value.Field(name, value(StringReader.Place.FIELD, depth + 1)));
        }
        return new Value.Fields(fields);
    }

    private Value items(int depth) {
        List<Value> items = new ArrayList<>();
        char close = source.at(at) == '(' ? ')' : ']';
        at++;
        while (goesOn(close)) {
            items.add(value(StringReader.Place.ITEM, depth + 1));
        }
        return new Value.Items(items);
    }

    /// Whether another field or item follows. Steps over the bracket that ends them all; where another
    /// bracket or a tag stands instead, it is missing.
    private boolean goesOn(char close) {
        if (ending.compareTo(Call.Ending.CUT) >= 0) {
            return false;
        }
        at = source.skipSpace(at);
        while (CallReader.isComma(source.at(at))) {
            at = source.skipSpace(at + 1);
        }
        char c = source.at(at);
        if (c == close) {
            at++;
            return false;
        }
        boolean isMissing = source.isEnd(at) || c == '}' || c == ']' || c == ')' || c == '<' || c == '`';
        if (isMissing) {
            ending = ending.and(Call.Ending.OPEN);
        }
        return !isMissing;
    }

    private String text(StringReader.Place place) {
        Quotes.Value text = StringReader.read(source, at, place);
        at = text.end();
        if (!text.closed()) {
            ending = ending.and(Call.Ending.CUT);
        }
        return text.text();
    }

    private String bareName() {
        int from = at;
        at = source.wordEnd(at);
        return source.slice(from, at);
    }

    private Value word() {
        int from = at;
        while (isWordPart(source.at(at))) {
            at++;
        }
        if (at == from) {
            return nothing();
        }
        if (source.isEnd(at)) {
            // A number may have lost its last digits.
            ending = ending.and(Call.Ending.CUT);
        }
        return new Value.Word(source.slice(from, at));
    }

    private Value nothing() {
        ending = Call.Ending.GARBLED;
        return new Value.Word("");
    }

    private static boolean isWordPart(char c) {
        return Source.isWordPart(c) || c == '.' || c == '-' || c == '+' || c == '%';
    }
}
