package dev.deskhand.app.preset;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;

/// What a preset can say of a profile, besides its key.
public enum PresetField {
    NAME("name", ""),
    BASE_URL("base_url", "vlmBaseUrl"),
    MODEL("model", "vlmModelName"),
    FAMILY("family", "vlmProvider"),
    KEY_VARIABLE("key_env", ""),
    ENGINE("tool_engine", "");

    /// What UI-TARS-desktop calls a provider, and the family that is meant by it.
    static final Map<String, String> PROVIDERS = Map.of(
            "Hugging Face for UI-TARS-1.0", "ui-tars-1.0",
            "Hugging Face for UI-TARS-1.5", "ui-tars-1.5",
            "VolcEngine Ark for Doubao-1.5-UI-TARS", "doubao-ui-tars",
            "VolcEngine Ark for Doubao-1.5-thinking-vision-pro", "doubao-ui-tars");

    private final String word;
    private final String theirs;

    PresetField(String word, String theirs) {
        this.word = word;
        this.theirs = theirs;
    }

    /// Its name in presets and settings of ours.
    public String word() {
        return word;
    }

    /// The field of that name, which is ours or that of UI-TARS-desktop.
    static Optional<PresetField> named(String name) {
        return Arrays.stream(values())
                .filter(field -> field.word.equals(name) || field.theirs.equals(name))
                .findFirst();
    }

    boolean isTheirs(String name) {
        return theirs.equals(name);
    }
}
