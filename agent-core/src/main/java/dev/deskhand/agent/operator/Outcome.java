package dev.deskhand.agent.operator;

import dev.deskhand.agent.action.Refusal;
import dev.deskhand.agent.failure.AgentFailure;

/// What became of one action.
public sealed interface Outcome {
    /// Every event of it was sent.
    record Done(Change change) implements Outcome {}

    /// It was not begun.
    record Refused(Refusal refusal) implements Outcome {}

    /// It was begun and could not be finished.
    record Failed(AgentFailure failure) implements Outcome {}

    /// It was begun and the permit was taken back in the middle.
    ///
    /// @param done how much of it was done, in its own units: characters, moves, milliseconds
    /// @param of how much it would have been
    record Interrupted(long done, long of) implements Outcome {}

    /// It was never tried.
    record NotRun(Why why) implements Outcome {
        /// What came before it.
        public enum Why {
            /// An earlier action of the same reply was not done.
            EARLIER_NOT_DONE,
            STOPPED,
            PAUSED,
            /// The person said something that makes the reply out of date.
            STEERED,
            /// It would have ended the run on a screen the model has not seen yet.
            ASKED_AGAIN,
            /// The run had been ended by an action before it in the same reply.
            RUN_ENDED,
            /// The person was asked and did not allow it.
            DENIED
        }
    }

    /// It may or may not have happened.
    record Unknown() implements Outcome {}

    default boolean isDone() {
        return this instanceof Done;
    }
}
