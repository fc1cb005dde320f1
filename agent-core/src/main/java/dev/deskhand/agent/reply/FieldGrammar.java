package dev.deskhand.agent.reply;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// `CLICK<tab>point:1,2<tab>summary:…` after `action:`, as Step-GUI and MAI-UI write it: fields between
/// tabs, each with its name before a colon.
record FieldGrammar() implements Grammar {
    @Override
    public Optional<Passage> at(Source source, int at) {
        int nameEnd = source.wordEnd(at);
        String name = Names.lowerCase(source.slice(at, nameEnd));
        if (source.at(nameEnd) != '\t' || !Verbs.isKnown(name)) {
            return Optional.empty();
        }
        List<Call.Argument> arguments = new ArrayList<>();
        Call.Ending ending = Call.Ending.CLOSED;
        int end = nameEnd;
        while (source.at(end) == '\t') {
            int from = end + 1;
            end = fieldEnd(source, from);
            int colon = source.wordEnd(from);
            if (source.at(colon) == ':' && !source.has(from, "summary")) {
                Call.Argument argument = new Call.Argument(
                        source.slice(from, colon), source.slice(colon + 1, end).strip());
                arguments.add(argument);
                // Nothing closes a value but what follows it: a text at the very end may be half of one.
                ending = source.isEnd(end) && argument.role().isText() ? Call.Ending.CUT : Call.Ending.CLOSED;
            }
        }
        return Optional.of(Passage.of(end, new Call(name, arguments, ending)));
    }

    private static int fieldEnd(Source source, int from) {
        int at = from;
        while (!source.isEnd(at) && source.at(at) != '\t' && source.at(at) != '\n') {
            at++;
        }
        return at;
    }
}
