package dev.deskhand.agent.trial;

/// What is found right on the way to an answer, in the order in which it is found.
public enum Check {
    /// Somebody answers at the address.
    REACHABLE,
    /// The key, or that there is none.
    KEY_ACCEPTED,
    MODEL_KNOWN,
    /// Pictures are taken; whether the model sees them its answers tell.
    TAKES_PICTURES
}
