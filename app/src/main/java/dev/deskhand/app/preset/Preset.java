package dev.deskhand.app.preset;

import dev.deskhand.app.settings.Secret;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What a preset says. What it does not say stays as it is.
///
/// @param said each a value a profile can have
/// @param key null where it has none
/// @param unused the names of fields that mean nothing here, shortened
public record Preset(
        Map<PresetField, String> said, @Nullable Secret key, List<String> unused) {
    public Preset {
        said = Map.copyOf(said);
        unused = List.copyOf(unused);
    }

    public Optional<String> said(PresetField field) {
        return Optional.ofNullable(said.get(field));
    }
}
