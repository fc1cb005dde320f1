package dev.deskhand.agent.reply;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// JSON, or what Python prints of an object: `{"name": "click", "arguments": {"point": [1, 2]}}`, with any
/// of the names that agents give to an action and its arguments ([ObjectCalls]); several in a list or after
/// each other.
record ObjectGrammar() implements Grammar {
    @Override
    public Optional<Passage> at(Source source, int at) {
        if (!startsAt(source, at)) {
            return Optional.empty();
        }
        List<Call> calls = new ArrayList<>();
        StringBuilder thought = new StringBuilder();
        int next = at;
        int end = at;
        boolean goesOn = true;
        for (int count = 1; goesOn; count++) {
            ValueReader.Found found = ValueReader.read(source, next);
            ObjectCalls object = ObjectCalls.of(found);
            calls.addAll(object.calls());
            thought.append(object.thought());
            end = found.end();
            next = source.skipSpace(end);
            next = CallReader.isComma(source.at(next)) ? source.skipSpace(next + 1) : next;
            goesOn = found.ending() == Call.Ending.CLOSED && startsAt(source, next) && count <= Draft.MOST_CALLS;
        }
        return Optional.of(new Passage(afterBraces(source, end), calls, thought.toString()));
    }

    /// Whether an object or a list of them starts there, rather than a place or some prose in brackets.
    private static boolean startsAt(Source source, int at) {
        int inside = source.skipSpace(at + 1);
        return switch (source.at(at)) {
            case '{' -> Quotes.open(source.at(inside)) || source.at(source.wordEnd(inside)) == ':';
            case '[' -> source.at(inside) == '{';
            default -> false;
        };
    }

    /// Models often close more than they opened.
    private static int afterBraces(Source source, int from) {
        int at = from;
        int next = source.skipSpace(at);
        while (source.at(next) == '}' || source.at(next) == ']') {
            at = next + 1;
            next = source.skipSpace(at);
        }
        return at;
    }
}
