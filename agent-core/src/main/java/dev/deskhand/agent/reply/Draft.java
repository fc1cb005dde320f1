package dev.deskhand.agent.reply;

import java.util.List;

/// A reply taken apart, but not yet understood.
record Draft(String thought, String reflection, List<Call> calls) {
    /// More calls are no reply anyone means; once one more was found, no further ones are looked for.
    static final int MOST_CALLS = 64;

    /// More parts that act, or mean to, are not looked at.
    static final int MOST_PARTS = 256;

    Draft {
        calls = List.copyOf(calls);
    }

    boolean asksTooMuch() {
        return calls.size() > MOST_CALLS;
    }
}
