package dev.deskhand.agent.reply;

import java.util.List;
import java.util.Optional;

/// Reads what follows an `Action:`, in whichever way it is written.
final class AfterKeyword {
    private static final FieldGrammar FIELDS = new FieldGrammar();
    private static final CodeGrammar CODE = new CodeGrammar();
    private static final ObjectGrammar OBJECT = new ObjectGrammar();
    private static final CapitalsGrammar CAPITALS = new CapitalsGrammar();
    private static final WordGrammar WORD = new WordGrammar();
    private static final PlaceGrammar PLACE = new PlaceGrammar();

    private final Source source;
    private final CallReader reader;

    AfterKeyword(Source source, CallReader reader) {
        this.source = source;
        this.reader = reader;
    }

    /// What was read; perhaps no call at all.
    ///
    /// @param standsAlone whether it must be meant even where the keyword stands in the midst of a line
    record Found(Passage passage, boolean standsAlone) {}

    Found read(int from) {
        return FIELDS.at(source, from)
                .or(() -> CODE.at(source, source.skipSpace(from)))
                .map(passage -> new Found(passage, true))
                .orElseGet(() -> unmarked(from));
    }

    private Found unmarked(int from) {
        int start = Endings.skip(source, from);
        Optional<Passage> object = OBJECT.at(source, start);
        if (object.isPresent()) {
            boolean isCalled = object.get().hasCalls();
            return new Found(
                    object.get(),
                    isCalled && Endings.followAt(source, object.get().end()));
        }
        CallSequence sequence = CallSequence.read(reader, source, start);
        if (!sequence.found().isEmpty()) {
            return new Found(sequence.passage(), sequence.standsAlone(reader));
        }
        return CAPITALS.at(source, start)
                .or(() -> WORD.at(source, start))
                .or(() -> PLACE.at(source, start))
                .map(passage -> new Found(passage, false))
                .orElseGet(() -> new Found(new Passage(sequence.end(), List.of(), ""), false));
    }
}
