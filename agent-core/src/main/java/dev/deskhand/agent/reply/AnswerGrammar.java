package dev.deskhand.agent.reply;

import java.util.List;
import java.util.Optional;

/// What stands between `<answer>` tags: the words that end the run, in which calls are only talked about; but
/// AutoGLM writes its `do(…)` and `finish(…)` there, and grounding models an object that means an action.
record AnswerGrammar() implements Grammar {
    private static final ObjectGrammar OBJECT = new ObjectGrammar();
    private static final CallGrammar CALL = new CallGrammar();

    @Override
    public Optional<Passage> at(Source source, int at) {
        boolean isCall = source.has(at, "do(") || source.has(at, "finish(");
        Optional<Passage> passage =
                isCall ? CALL.at(source, at) : OBJECT.at(source, at).filter(AnswerGrammar::isKnown);
        return passage.or(() -> Optional.of(words(source, at)));
    }

    private static boolean isKnown(Passage passage) {
        return !passage.calls().isEmpty() && passage.calls().stream().allMatch(call -> Verbs.isKnown(call.name()));
    }

    private static Passage words(Source source, int from) {
        int close = Tag.closing(source, "answer", from);
        String words = source.slice(from, close).strip();
        Call.Argument content = new Call.Argument(Role.CONTENT, words);
        boolean isDamagedCall = words.contains("do(action");
        Call.Ending ending =
                isDamagedCall ? Call.Ending.GARBLED : source.isEnd(close) ? Call.Ending.CUT : Call.Ending.CLOSED;
        int end = Tag.at(source, close).map(Tag::end).orElse(close);
        return Passage.of(end, new Call("finished", List.of(content), ending));
    }
}
