package dev.deskhand.app.profile;

/// The fields of a profile that can be wrong, in the order they are typed.
public enum ProfileField {
    NAME,
    BASE_URL,
    MODEL,
    FAMILY,
    KEY
}
