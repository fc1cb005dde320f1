package dev.deskhand.app.settings;

/// Where the key of an endpoint is.
public sealed interface KeyPlace {
    /// It wants none: no Authorization header is sent.
    record Nowhere() implements KeyPlace {}

    /// In an environment variable.
    record Variable(String name) implements KeyPlace {}

    /// Where keys are kept, if there is one for that profile.
    record Kept(String profile) implements KeyPlace {}
}
