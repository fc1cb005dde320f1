package dev.deskhand.app.settings;

import dev.deskhand.agent.tool.Engine;
import org.jspecify.annotations.Nullable;

/// A model a person can choose by name: where it answers, what it is called there, how it is spoken to.
///
/// @param baseUrl where its endpoint is, such as `http://127.0.0.1:8000/v1`
/// @param family the id of its family
/// @param keyVariable the environment variable that holds its key; null where the key, if there is one, is kept
public record Profile(
        String name,
        String baseUrl,
        String model,
        String family,
        @Nullable String keyVariable,
        Terms terms) {
    /// One that is used as usual.
    public Profile(String name, String baseUrl, String model, String family, @Nullable String keyVariable) {
        this(name, baseUrl, model, family, keyVariable, Terms.USUAL);
    }

    /// Where its key is, if it has one.
    public KeyPlace keyPlace() {
        return keyVariable == null ? new KeyPlace.Kept(name) : new KeyPlace.Variable(keyVariable);
    }

    public Engine engine() {
        return terms.engine();
    }

    public Spending spending() {
        return terms.spending();
    }

    /// The same model at another address.
    public Profile at(String otherUrl) {
        return new Profile(name, otherUrl, model, family, keyVariable, terms);
    }

    /// The same model, spoken to as another family.
    public Profile speaking(String otherFamily) {
        return new Profile(name, baseUrl, model, otherFamily, keyVariable, terms);
    }

    /// The same model with its key in a variable, or kept where that is null.
    public Profile withKeyIn(@Nullable String variable) {
        return new Profile(name, baseUrl, model, family, variable, terms);
    }

    /// The same model, asked in another way.
    public Profile askedBy(Engine engine) {
        return new Profile(name, baseUrl, model, family, keyVariable, new Terms(engine, spending()));
    }
}
