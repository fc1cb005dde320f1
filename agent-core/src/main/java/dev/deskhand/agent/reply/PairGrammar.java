package dev.deskhand.agent.reply;

import java.util.Optional;

/// `left_click<arg_key>start_box</arg_key><arg_value>[1,2]</arg_value>`, as GLM writes a tool call: the name, then each
/// argument as a key and a value.
record PairGrammar() implements Grammar {
    private static final String KEY = "arg_key";
    private static final String VALUE = "arg_value";

    @Override
    public Optional<Passage> at(Source source, int at) {
        int nameEnd = source.wordEnd(at);
        String name = source.slice(at, nameEnd);
        int next = source.skipSpace(nameEnd);
        if (!Names.isName(name) || opening(source, next, KEY).isEmpty()) {
            return Optional.empty();
        }
        ObjectArguments arguments = new ObjectArguments(Call.Ending.CLOSED);
        Call.Ending ending = Call.Ending.CLOSED;
        Optional<Tag> key = opening(source, next, KEY);
        while (key.isPresent() && ending == Call.Ending.CLOSED) {
            int keyEnd = Tag.closing(source, KEY, key.get().end());
            String named = source.slice(key.get().end(), keyEnd).strip();
            int afterKey = Tag.at(source, keyEnd).map(Tag::end).orElse(keyEnd);
            Optional<Tag> value = opening(source, source.skipSpace(afterKey), VALUE);
            int from = value.map(Tag::end).orElse(afterKey);
            int valueEnd = value.isPresent() ? Tag.closing(source, VALUE, from) : from;
            boolean isClosed = value.isPresent() && !source.isEnd(valueEnd);
            arguments.add(new Value.Field(
                    named, ElementReader.value(Role.named(named), source.slice(from, valueEnd), Escapes.NONE)));
            ending = isClosed ? Call.Ending.CLOSED : Call.Ending.CUT;
            next = source.skipSpace(Tag.at(source, valueEnd).map(Tag::end).orElse(valueEnd));
            key = opening(source, next, KEY);
        }
        Call call = arguments.call(name);
        return Optional.of(Passage.of(
                next, new Call(call.name(), call.arguments(), call.ending().and(ending))));
    }

    private static Optional<Tag> opening(Source source, int at, String name) {
        return Tag.at(source, at).filter(tag -> tag.opens(name));
    }
}
