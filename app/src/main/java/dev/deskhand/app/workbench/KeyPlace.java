package dev.deskhand.app.workbench;

import org.jspecify.annotations.Nullable;

/// Where the key of an endpoint is.
public sealed interface KeyPlace {
    /// That of a profile.
    ///
    /// @param variable the environment variable it names; null where it names none
    static KeyPlace of(String profile, @Nullable String variable) {
        return variable == null ? new Kept(profile) : new Variable(variable);
    }

    /// It wants none: no Authorization header is sent.
    record Nowhere() implements KeyPlace {}

    /// In an environment variable.
    record Variable(String name) implements KeyPlace {}

    /// In `secrets.json`, if there is one for that profile.
    record Kept(String profile) implements KeyPlace {}
}
