package dev.deskhand.app.profile;

import dev.deskhand.app.preset.BadPreset;
import dev.deskhand.app.preset.PresetPlan;
import dev.deskhand.app.settings.BadSetting;
import java.nio.file.Path;

/// Takes profiles from files and gives them away. Small files; called on a background thread.
public interface PresetBook {
    /// What the preset in a file would change. Changes nothing.
    ///
    /// @throws BadPreset where it cannot be taken
    /// @throws BadSetting where what is kept cannot be read
    PresetPlan plan(Path file) throws BadPreset, BadSetting;

    /// Does what was planned.
    ///
    /// @throws BadSetting where it cannot be written
    void keep(PresetPlan plan) throws BadSetting;

    /// Writes a kept profile down as a preset, without its key.
    ///
    /// @throws BadSetting where there is none of that name, or it cannot be written
    void export(String profile, Path file) throws BadSetting;
}
