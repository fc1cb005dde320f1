package dev.deskhand.app.settings;

import java.util.Optional;
import java.util.Set;

/// Where keys of profiles are kept, by the profile's name. Blocks, for some seconds at most. Safe from any thread.
public interface SecretStore {
    /// The key kept for a profile; empty where there is none.
    Optional<Secret> key(String profile) throws BadSetting;

    /// The profiles a key is kept for.
    Set<String> profiles() throws BadSetting;

    /// Keeps a key for a profile, in the place of the one there was.
    void keep(String profile, Secret key) throws BadSetting;

    /// Removes the key of a profile; nothing is written where there is none.
    void forget(String profile) throws BadSetting;
}
