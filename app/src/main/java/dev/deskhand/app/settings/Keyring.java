package dev.deskhand.app.settings;

import java.util.Optional;

/// The keyring of the person's session, where there is one. Blocks, for some seconds at most, whatever the keyring
/// does; asks the person nothing. Safe from any thread.
public interface Keyring {
    /// The key in it; empty where it holds none for that profile.
    ///
    /// @throws BadSetting `KEYRING_LOCKED`, `KEYRING_GONE`
    Optional<Secret> key(String profile) throws BadSetting;

    /// Puts a key into it, in the place of the one there was.
    ///
    /// @return whether there is a keyring; where there is none nothing was done
    /// @throws BadSetting `KEYRING_LOCKED`
    boolean keep(String profile, Secret key) throws BadSetting;

    /// Takes a key out of it; does nothing where it holds none.
    ///
    /// @throws BadSetting `KEYRING_LOCKED`, `KEYRING_KEEPS`
    void forget(String profile) throws BadSetting;

    /// What a session without one has.
    static Keyring none() {
        return new Keyring() {
            @Override
            public Optional<Secret> key(String profile) throws BadSetting {
                throw new BadSetting(profile, "", BadSetting.Rule.KEYRING_GONE);
            }

            @Override
            public boolean keep(String profile, Secret key) {
                return false;
            }

            @Override
            public void forget(String profile) throws BadSetting {
                throw new BadSetting(profile, "", BadSetting.Rule.KEYRING_KEEPS);
            }
        };
    }
}
