package dev.deskhand.agent.reply;

import java.util.List;

/// A reply taken apart, but not yet understood.
record Draft(String thought, String reflection, List<Call> calls) {
    Draft {
        calls = List.copyOf(calls);
    }
}
