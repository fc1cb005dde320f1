package dev.deskhand.app.profile;

import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.KeyPlace;
import java.util.List;
import java.util.Map;

/// The profiles that are kept: settings and secrets. Small files; called on a background thread but for [#entries] and
/// [#families], which answer from memory.
public interface ProfileBook extends PresetBook {
    /// The profiles, the one used last first.
    List<ProfileEntry> entries();

    /// The ids of the families.
    List<String> families();

    /// Where the key of each profile is; a profile without one may be left out.
    Map<String, KeyPlace> keyPlaces();

    /// Keeps a profile, replacing one of that name.
    ///
    /// @throws BadSetting where it cannot be written
    void keep(ProfileEntry entry) throws BadSetting;

    /// Keeps a key for a profile; an empty one removes it.
    ///
    /// @param key the key itself, or `$NAME` for the environment variable that holds it
    /// @throws BadSetting where it cannot be written
    void keepKey(String profile, String key) throws BadSetting;

    /// Forgets a profile and its key; nothing where there is none of that name.
    ///
    /// @throws BadSetting where that cannot be written
    void remove(String profile) throws BadSetting;
}
