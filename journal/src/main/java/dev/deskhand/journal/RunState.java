package dev.deskhand.journal;

import dev.deskhand.agent.event.EndReason;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// How far a run has come, as the journal knows it.
public sealed interface RunState {
    /// It has not ended, and the process that records it is alive.
    record GoingOn() implements RunState {}

    /// It has an end.
    ///
    /// @param reason null where a later version ended it for a reason we do not know
    /// @param verified whether the program itself witnessed that the work is done
    record Ended(Instant at, @Nullable EndReason reason, boolean verified, int steps) implements RunState {}

    /// The process that recorded it died, or was killed, before the run ended, and nobody has written that down yet.
    record Interrupted() implements RunState {}
}
