package dev.deskhand.app.settings;

import dev.deskhand.app.settings.BadSetting.Rule;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/// Keeps keys in the session's keyring where there is one, else in the file. The file says which keys are in the
/// keyring: it is never asked for one that is not, and a key that lies in the file stays there until another is typed.
public final class KeyringFirst implements SecretStore {
    private final SecretsFile file;
    private final Keyring keyring;

    public KeyringFirst(SecretsFile file, Keyring keyring) {
        this.file = file;
        this.keyring = keyring;
    }

    @Override
    public synchronized Optional<Secret> key(String profile) throws BadSetting {
        Optional<Secret> inFile = file.key(profile);
        if (inFile.isPresent() || !file.inKeyring().contains(profile)) {
            return inFile;
        }
        Secret inKeyring = keyring.key(profile).orElseThrow(() -> new BadSetting(profile, "", Rule.KEYRING_LACKS));
        if (!Secret.isUsable(inKeyring.reveal())) { // another program may have written there
            throw new BadSetting(profile, "", Rule.KEYRING_SPOILT);
        }
        return Optional.of(inKeyring);
    }

    @Override
    public synchronized Set<String> profiles() throws BadSetting {
        Set<String> all = new HashSet<>(file.profiles());
        all.addAll(file.inKeyring());
        return Set.copyOf(all);
    }

    /// What the file holds of it goes only once the keyring has it.
    @Override
    public synchronized void keep(String profile, Secret key) throws BadSetting {
        if (keyring.keep(profile, key)) {
            file.leaveToKeyring(profile);
        } else {
            file.keep(profile, key);
        }
    }

    /// Where the keyring cannot be reached, the file goes on saying that it holds the key.
    @Override
    public synchronized void forget(String profile) throws BadSetting {
        if (file.inKeyring().contains(profile)) {
            keyring.forget(profile);
        }
        file.forget(profile);
    }
}
