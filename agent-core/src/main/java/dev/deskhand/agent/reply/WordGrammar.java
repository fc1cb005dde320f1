package dev.deskhand.agent.reply;

import dev.deskhand.agent.action.ActionKind;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// A single word such as `WAIT`, `DONE` or `FAIL`, and nothing after it on its line. In small letters it
/// must not end the text: it may be the start of a call.
record WordGrammar() implements Grammar {
    private static final Set<ActionKind> NEED_NOTHING =
            EnumSet.of(ActionKind.WAIT, ActionKind.FINISHED, ActionKind.CALL_USER, ActionKind.SCREENSHOT);

    @Override
    public Optional<Passage> at(Source source, int at) {
        int end = source.wordEnd(at);
        String word = source.slice(at, end);
        boolean mayBeCut = source.isEnd(end) && !word.equals(word.toUpperCase(Locale.ROOT));
        if (end == at || mayBeCut || source.at(end) == '(' || !Endings.followAt(source, end)) {
            return Optional.empty();
        }
        return Verbs.find(word)
                .filter(verb -> NEED_NOTHING.contains(verb.kind()))
                .map(_ -> Passage.of(end, new Call(Names.lowerCase(word), List.of(), Call.Ending.CLOSED)));
    }
}
