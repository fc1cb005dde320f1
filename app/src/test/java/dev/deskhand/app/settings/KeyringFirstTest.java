package dev.deskhand.app.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.deskhand.app.settings.BadSetting.Rule;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeyringFirstTest {
    @TempDir
    private Path folder;

    private final Map<String, Secret> inKeyring = new HashMap<>();
    private SecretsFile file;
    private KeyringFirst secrets;

    @BeforeEach
    void start() {
        file = new SecretsFile(folder.resolve("secrets.json"));
        secrets = new KeyringFirst(file, new InMemory());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "two words", "line\n", "ключ"})
    void what_another_program_has_put_in_a_keys_place_is_said_to_be_no_key(String spoilt) throws BadSetting {
        secrets.keep("Lab", new Secret("sk-1"));
        inKeyring.put("Lab", new Secret(spoilt));

        BadSetting fault = catchThrowableOfType(BadSetting.class, () -> secrets.key("Lab"));

        assertThat(fault.rule()).isEqualTo(Rule.KEYRING_SPOILT);
        assertThat(fault.place()).isEqualTo("Lab");
    }

    @Test
    void a_key_that_cannot_be_removed_is_still_known_to_be_there() throws BadSetting {
        secrets.keep("Lab", new Secret("sk-1"));
        KeyringFirst elsewhere = new KeyringFirst(file, Keyring.none());

        BadSetting fault = catchThrowableOfType(BadSetting.class, () -> elsewhere.forget("Lab"));

        assertThat(fault.rule()).isEqualTo(Rule.KEYRING_KEEPS);
        assertThat(elsewhere.profiles()).containsExactly("Lab");
        secrets.forget("Lab");
        assertThat(secrets.profiles()).isEmpty();
        assertThat(inKeyring).isEmpty();
    }

    private final class InMemory implements Keyring {
        @Override
        public Optional<Secret> key(String profile) {
            return Optional.ofNullable(inKeyring.get(profile));
        }

        @Override
        public boolean keep(String profile, Secret key) {
            inKeyring.put(profile, key);
            return true;
        }

        @Override
        public void forget(String profile) {
            inKeyring.remove(profile);
        }
    }
}
