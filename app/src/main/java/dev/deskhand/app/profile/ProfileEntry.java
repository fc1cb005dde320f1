package dev.deskhand.app.profile;

/// A model profile without its key, or what needs no model.
///
/// @param baseUrl where the endpoint is, such as `http://127.0.0.1:8000/v1`
/// @param model the name the endpoint knows the model by
/// @param family the id of the family it belongs to
public record ProfileEntry(String name, String baseUrl, String model, String family) {
    /// No model has this family.
    public static final String WITHOUT_MODEL = "offline-follower";

    /// The built-in one that needs no model: it is known by its family, as its name is in the person's language.
    static ProfileEntry withoutModel(String name) {
        return new ProfileEntry(name, "", "", WITHOUT_MODEL);
    }

    public boolean isWithoutModel() {
        return family.equals(WITHOUT_MODEL);
    }
}
