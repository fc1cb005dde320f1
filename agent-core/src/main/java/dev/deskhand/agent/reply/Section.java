package dev.deskhand.agent.reply;

import java.util.ArrayList;
import java.util.List;

/// A part of a reply that acts, or was meant to: the last of them counts.
final class Section {
    private final Kind kind;
    private final String prose;
    private final int from;
    private final String thought;
    private final List<Call> calls;

    /// How it is marked.
    enum Kind {
        KEYWORD,
        TAGS,
        CODE,
        OBJECT
    }

    /// A part.
    ///
    /// @param prose what was said before it
    /// @param from where its inside starts
    Section(Kind kind, String prose, int from, Passage passage) {
        this(kind, prose, from, passage.thought(), new ArrayList<>(passage.calls()));
    }

    private Section(Kind kind, String prose, int from, String thought, List<Call> calls) {
        this.kind = kind;
        this.prose = prose;
        this.from = from;
        this.thought = thought;
        this.calls = calls;
    }

    /// What counts when another part follows. Tool calls add up; words after an `Action:` take nothing back
    /// that was called in another way; else the later one counts, and what was said before an `Action:` of
    /// mere words was said before it.
    Section then(Section next) {
        if (kind == Kind.TAGS && next.kind == Kind.TAGS) {
            calls.addAll(next.calls);
            return this;
        }
        if (next.kind == Kind.KEYWORD && next.calls.isEmpty() && kind != Kind.KEYWORD) {
            return this;
        }
        boolean isAnnounced = next.kind != Kind.KEYWORD && calls.isEmpty();
        return isAnnounced || next.prose.isBlank()
                ? new Section(next.kind, prose, next.from, next.thought, next.calls)
                : next;
    }

    boolean hasCalls() {
        return !calls.isEmpty();
    }

    String prose() {
        return prose;
    }

    String thought() {
        return thought;
    }

    List<Call> calls() {
        return calls;
    }

    int from() {
        return from;
    }
}
