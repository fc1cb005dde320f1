package dev.deskhand.app.profile;

import dev.deskhand.agent.tool.Engine;

/// A model profile without its key, or what needs no model.
///
/// @param baseUrl where the endpoint is, such as `http://127.0.0.1:8000/v1`
/// @param model the name the endpoint knows the model by
/// @param family the id of the family it belongs to
/// @param engine in which way it is brought to say what it wants done
public record ProfileEntry(String name, String baseUrl, String model, String family, Engine engine) {
    /// No model has this family.
    public static final String WITHOUT_MODEL = "offline-follower";

    /// One that is asked as its family was trained.
    public ProfileEntry(String name, String baseUrl, String model, String family) {
        this(name, baseUrl, model, family, Engine.NATIVE);
    }

    /// The built-in one that needs no model: it is known by its family, as its name is in the person's language.
    static ProfileEntry withoutModel(String name) {
        return new ProfileEntry(name, "", "", WITHOUT_MODEL);
    }

    public boolean isWithoutModel() {
        return family.equals(WITHOUT_MODEL);
    }
}
