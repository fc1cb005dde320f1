package dev.deskhand.agent.reply;

import java.util.List;

/// A stretch of a reply in which something is called.
///
/// @param end the place after it; nothing before it may be read again as something else
/// @param thought what is said in it of why; empty where nothing is
record Passage(int end, List<Call> calls, String thought) {
    Passage {
        calls = List.copyOf(calls);
    }

    static Passage of(int end, Call... calls) {
        return new Passage(end, List.of(calls), "");
    }

    boolean hasCalls() {
        return !calls.isEmpty();
    }

    /// Whether the text ended in the midst of it, so that what follows may be part of it.
    boolean isCut() {
        return calls.stream().anyMatch(call -> call.ending() == Call.Ending.CUT);
    }
}
