package dev.deskhand.testkit.model;

import dev.deskhand.testkit.eyes.Spot;

/// What a model wants done by a call of its protocol. Places are pixels of the picture it was sent; the stand-in puts
/// them into the units of its protocol.
public sealed interface Deed {
    record Click(Spot at) implements Deed {}

    record Type(String text) implements Deed {}

    /// Strokes a key, or several together with `+` between.
    record Press(String keys) implements Deed {}

    /// Says that the work is done, by the function for it.
    record Finish(String words) implements Deed {}

    /// What a person must allow first.
    ///
    /// @param code the kind of doubt, as the provider calls it
    /// @param message what the provider says of it
    record Doubted(Deed deed, String code, String message) implements Deed {}
}
