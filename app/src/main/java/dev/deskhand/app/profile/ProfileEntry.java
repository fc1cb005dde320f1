package dev.deskhand.app.profile;

/// A model profile without its key.
///
/// @param baseUrl where the endpoint is, such as `http://127.0.0.1:8000/v1`
/// @param model the name the endpoint knows the model by
/// @param family the id of the family it belongs to
public record ProfileEntry(String name, String baseUrl, String model, String family) {}
