package dev.deskhand.agent.reply;

import java.util.List;
import java.util.Optional;

/// Nothing but a place, such as `(120,45)`, `[[0.3, 0.4]]`, `<point>1 2</point>` or
/// `<ref>Save</ref><box>…</box>`: what models answer that only point. It is a click there.
record PlaceGrammar() implements Grammar {
    @Override
    public Optional<Passage> at(Source source, int at) {
        int from = source.skipSpace(afterLabel(source, at));
        Numbers numbers = Numbers.at(source, from);
        boolean isPlace = (numbers.count() == 2 || numbers.count() == 4) && !numbers.areMixed();
        boolean isAll = source.isEnd(Endings.skip(source, numbers.end())) || isBoxed(source, numbers.end());
        if (!isPlace || !isAll) {
            return Optional.empty();
        }
        String place = source.slice(from, numbers.end());
        Call.Argument argument = new Call.Argument(Role.POINT, place);
        return Optional.of(Passage.of(numbers.end(), new Call("click", List.of(argument), Call.Ending.CLOSED)));
    }

    private static boolean isBoxed(Source source, int end) {
        return Tag.at(source, end).filter(tag -> tag.opens("|end_of_box|")).isPresent();
    }

    /// The place after what it is the place of.
    private static int afterLabel(Source source, int at) {
        Optional<Tag> tag = Tag.at(source, at).filter(found -> found.opens("ref") || found.opens("|object_ref_start|"));
        if (tag.isEmpty()) {
            return at;
        }
        int end = source.find("<", tag.get().end());
        return Tag.at(source, end).map(Tag::end).orElse(end);
    }
}
