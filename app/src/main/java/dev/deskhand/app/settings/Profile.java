package dev.deskhand.app.settings;

import org.jspecify.annotations.Nullable;

/// A model a person can choose by name: where it answers, what it is called there, how it is spoken to.
///
/// @param baseUrl where its endpoint is, such as `http://127.0.0.1:8000/v1`
/// @param family the id of its family
/// @param keyVariable the environment variable that holds its key; null where the key, if there is one, lies in
///     `secrets.json`
/// @param spending what it costs, and may cost
public record Profile(
        String name,
        String baseUrl,
        String model,
        String family,
        @Nullable String keyVariable,
        Spending spending) {
    /// One of which no price is set and no limit.
    public Profile(String name, String baseUrl, String model, String family, @Nullable String keyVariable) {
        this(name, baseUrl, model, family, keyVariable, Spending.NONE);
    }

    /// Where its key is, if it has one.
    public KeyPlace keyPlace() {
        return keyVariable == null ? new KeyPlace.Kept(name) : new KeyPlace.Variable(keyVariable);
    }
}
