package dev.deskhand.app.workbench;

import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.KeyPlace;
import dev.deskhand.app.settings.SecretStore;
import dev.deskhand.app.settings.Surroundings;
import dev.deskhand.models.ApiKey;
import java.util.Optional;

/// Fetches a key from its place, when a run begins and not before.
final class Keys {
    private final Surroundings surroundings;
    private final SecretStore secrets;

    Keys(Surroundings surroundings, SecretStore secrets) {
        this.surroundings = surroundings;
        this.secrets = secrets;
    }

    /// The key; empty where none is wanted or kept.
    ///
    /// @throws BadSetting where the variable is not set, or what is there cannot be a key
    Optional<ApiKey> key(KeyPlace place) throws BadSetting {
        return switch (place) {
            case KeyPlace.Nowhere _ -> Optional.empty();
            case KeyPlace.Variable(var name) -> Optional.of(inVariable(name));
            case KeyPlace.Kept(var profile) -> secrets.key(profile).map(secret -> new ApiKey(secret.reveal()));
        };
    }

    private ApiKey inVariable(String name) throws BadSetting {
        String value = surroundings.variable(name).orElseThrow(() -> new BadSetting(name, "", BadSetting.Rule.UNSET));
        try {
            return new ApiKey(value);
        } catch (IllegalArgumentException e) {
            throw new BadSetting(name, "", BadSetting.Rule.KEY_VARIABLE);
        }
    }
}
