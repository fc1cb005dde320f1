package dev.deskhand.agent.reply;

import java.util.Optional;

/// The tags around thinking: `<think>`, `<think_…>` with a suffix that is new in every reply, `<Thought>`,
/// `<gui_think>`, `◁think▷`.
final class ThinkTags {
    private static final String TRIANGLES_OPEN = "◁think▷";
    private static final String TRIANGLES_CLOSE = "◁/think▷";

    private ThinkTags() {}

    /// The tag that starts there, if one does, of thinking or not.
    static Optional<Tag> at(Source source, int at) {
        if (source.has(at, TRIANGLES_OPEN)) {
            return Optional.of(new Tag("think", "", false, at + TRIANGLES_OPEN.length()));
        }
        if (source.has(at, TRIANGLES_CLOSE)) {
            return Optional.of(new Tag("think", "", true, at + TRIANGLES_CLOSE.length()));
        }
        return Tag.at(source, at);
    }

    static boolean isOne(Tag tag) {
        String name = tag.name();
        return tag.value().isEmpty()
                && (name.startsWith("think") || name.equals("thought") || name.equals("gui_think"));
    }

    /// Where the next closing tag stands; the end of the text where none does: what was never closed is all
    /// thinking.
    static int closeAfter(Source source, int from) {
        int at = from;
        while (!source.isEnd(at)
                && !at(source, at).filter(tag -> tag.closes() && isOne(tag)).isPresent()) {
            at++;
        }
        return at;
    }
}
