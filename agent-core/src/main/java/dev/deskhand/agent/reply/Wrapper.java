package dev.deskhand.agent.reply;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The tags that models put around what they call.
enum Wrapper {
    TOOL_CALL,
    SEED,
    BOX,
    ACTION,
    ANSWER;

    private static final Map<String, Wrapper> BY_NAME = Map.of(
            "tool_call", TOOL_CALL,
            "function_call", TOOL_CALL,
            "seed:tool_call", SEED,
            "|begin_of_box|", BOX,
            "action", ACTION,
            "answer", ANSWER);

    /// The wrapper that tag opens, if it opens one.
    static Optional<Wrapper> opened(Tag tag) {
        return tag.closes() ? Optional.empty() : Optional.ofNullable(BY_NAME.get(tag.name()));
    }

    /// What is called within the tags. A tool call that nobody can read is a faulty one.
    ///
    /// @param from the place after the opening tag
    Passage read(Source source, int from) {
        int start = source.skipSpace(from);
        return grammars().stream()
                .flatMap(grammar -> grammar.at(source, start).stream())
                .filter(Passage::hasCalls)
                .findFirst()
                .orElseGet(() -> unread(start));
    }

    /// The ways in which calls are written there, the surest to recognise first.
    private List<Grammar> grammars() {
        return switch (this) {
            case TOOL_CALL ->
                List.of(new ElementGrammar(Escapes.NONE), new ObjectGrammar(), new CallGrammar(), new PairGrammar());
            case SEED -> List.of(new ElementGrammar(Escapes.TEXT), new ObjectGrammar());
            case BOX -> List.of(new WordGrammar(), new ObjectGrammar(), new CallGrammar(), new PlaceGrammar());
            case ACTION -> List.of(new WordGrammar(), new ObjectGrammar(), new CallGrammar());
            case ANSWER -> List.of(new AnswerGrammar());
        };
    }

    private Passage unread(int start) {
        return switch (this) {
            case TOOL_CALL, SEED -> Passage.of(start, new Call("tool_call", List.of(), Call.Ending.GARBLED));
            case BOX, ACTION, ANSWER -> new Passage(start, List.of(), "");
        };
    }
}
