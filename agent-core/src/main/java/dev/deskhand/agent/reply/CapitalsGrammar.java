package dev.deskhand.agent.reply;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// `CLICK <point>[[1,2]]</point>`, `TYPE [hello]`, `SCROLL [DOWN]`, as OS-Atlas writes it: the name in capitals and one
/// argument on its line.
record CapitalsGrammar() implements Grammar {
    @Override
    public Optional<Passage> at(Source source, int at) {
        int nameEnd = source.wordEnd(at);
        String name = source.slice(at, nameEnd);
        int from = source.skipBlanks(nameEnd);
        boolean isCall = from > nameEnd && name.equals(name.toUpperCase(Locale.ROOT)) && Verbs.isKnown(name);
        if (!isCall || (source.at(from) != '[' && source.at(from) != '<')) {
            return Optional.empty();
        }
        int end = from;
        while (!source.isEnd(end) && source.at(end) != '\n') {
            end++;
        }
        return Optional.of(Passage.of(end, call(name, source.slice(from, end).strip())));
    }

    private static Call call(String name, String argument) {
        String verb = Names.lowerCase(name);
        if (argument.startsWith("<") || argument.startsWith("[[")) {
            return new Call(verb, List.of(new Call.Argument(Role.POINT, argument)), Call.Ending.CLOSED);
        }
        boolean isWhole = argument.endsWith("]");
        String text = argument.substring(1, isWhole ? argument.length() - 1 : argument.length());
        return new Call(
                verb,
                List.of(new Call.Argument(Role.POSITIONAL, text)),
                isWhole ? Call.Ending.CLOSED : Call.Ending.CUT);
    }
}
