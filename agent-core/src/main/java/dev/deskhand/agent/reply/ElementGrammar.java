package dev.deskhand.agent.reply;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// `<function=click><parameter=point><point>1 2</point></parameter></function>`, as Seed and small Qwen
/// models write it, or `<invoke name="click">` with `<parameter name="point">`; several after each other.
///
/// @param escapes what a backslash means in a text: the prompt of Seed teaches to write a line break as
/// `\n`
record ElementGrammar(Escapes escapes) implements Grammar {
    @Override
    public Optional<Passage> at(Source source, int at) {
        List<Call> calls = new ArrayList<>();
        int end = at;
        Optional<Tag> tag = opening(source, at);
        while (tag.isPresent()) {
            ElementReader.Found found = ElementReader.read(source, tag.get(), escapes);
            calls.add(found.call());
            end = found.end();
            tag = opening(source, source.skipSpace(end));
        }
        return calls.isEmpty() ? Optional.empty() : Optional.of(new Passage(end, calls, ""));
    }

    static Optional<Tag> opening(Source source, int at) {
        return Tag.at(source, at)
                .filter(tag -> tag.opens("function") || tag.opens("invoke"))
                .filter(tag -> Names.isName(tag.value()));
    }
}
