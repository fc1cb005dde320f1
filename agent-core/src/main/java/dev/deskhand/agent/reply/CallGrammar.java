package dev.deskhand.agent.reply;

import java.util.Optional;

/// `click(point='<point>1 2</point>')`, as the UI-TARS line, GLM, AutoGLM and models that answer in Python
/// write it.
record CallGrammar() implements Grammar {
    @Override
    public Optional<Passage> at(Source source, int at) {
        CallSequence sequence = CallSequence.read(new CallReader(source), source, at);
        return sequence.found().isEmpty() ? Optional.empty() : Optional.of(sequence.passage());
    }
}
