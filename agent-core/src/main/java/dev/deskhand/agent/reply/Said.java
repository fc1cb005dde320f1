package dev.deskhand.agent.reply;

import java.util.List;

/// Collects what a reply says beside its calls.
final class Said {
    private final StringBuilder thinking = new StringBuilder();
    private final StringBuilder thought = new StringBuilder();
    private final StringBuilder prose = new StringBuilder();

    void prose(String text) {
        prose.append(text);
    }

    /// Adds what stood in tags of thinking. What is in the tag `<Thought>` is what others put after `Thought:`.
    void thinking(Tag tag, String text) {
        (tag.name().equals("thought") ? thought : thinking).append(text).append('\n');
    }

    /// Takes all prose so far, and that text, for thinking.
    void wasThinking(String text) {
        thinking.append(takeProse(text)).append('\n');
    }

    /// The prose since it was last taken, and that text.
    String takeProse(String text) {
        String taken = prose + text;
        prose.setLength(0);
        return taken;
    }

    /// A reply of those calls.
    ///
    /// @param before the prose before them
    /// @param inside what they say themselves of why
    Draft draft(String before, String inside, List<Call> calls) {
        Thoughts told = Thoughts.of(before);
        String first = List.of(thought.toString(), told.thought(), inside, thinking.toString()).stream()
                .filter(text -> !text.isBlank())
                .findFirst()
                .orElse("");
        return new Draft(first.equals(told.thought()) ? first : first.strip(), told.reflection(), calls);
    }
}
