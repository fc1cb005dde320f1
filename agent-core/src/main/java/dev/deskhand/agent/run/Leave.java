package dev.deskhand.agent.run;

import dev.deskhand.agent.operator.Outcome.NotRun.Why;
import java.util.Optional;

/// How many of the actions of a reply may be carried out.
///
/// @param until the index of the first that may not
/// @param deniedUntil up to which index it is the person who did not allow it; those after it only follow
record Leave(int until, int deniedUntil) {
    /// All before that index.
    static Leave before(int index) {
        return new Leave(index, index);
    }

    /// Why that action must not be carried out, if it must not.
    Optional<Why> against(int index) {
        if (index < until) {
            return Optional.empty();
        }
        return Optional.of(index < deniedUntil ? Why.DENIED : Why.EARLIER_NOT_DONE);
    }
}
