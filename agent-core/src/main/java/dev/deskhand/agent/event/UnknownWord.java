package dev.deskhand.agent.event;

/// A word of a later version stands where we know only some; the whole event counts as unknown.
final class UnknownWord extends Exception {
    private static final long serialVersionUID = 1L;

    UnknownWord() {
        super("unknown word", null, false, false);
    }
}
