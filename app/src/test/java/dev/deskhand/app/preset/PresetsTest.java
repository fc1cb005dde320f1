package dev.deskhand.app.preset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.deskhand.agent.family.Families;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.BadSetting.Rule;
import dev.deskhand.app.settings.Profile;
import dev.deskhand.app.settings.Secret;
import dev.deskhand.app.settings.SecretsFile;
import dev.deskhand.app.settings.SettingsFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PresetsTest {
    private static final Profile LAB = new Profile("Lab", "http://lab.example/v1", "m", "qwen3-vl", null);

    @TempDir
    private Path folder;

    private SettingsFile settings;
    private SecretsFile secrets;
    private Presets presets;

    @BeforeEach
    void start() {
        settings = new SettingsFile(folder.resolve("settings.json"), Set.of("qwen3-vl"));
        secrets = new SecretsFile(folder.resolve("secrets.json"));
        presets = new Presets(settings, secrets, Families.builtIn());
    }

    private PresetPlan plan(String text) throws BadPreset, BadSetting {
        return presets.plan(new PresetReader(Set.of("qwen3-vl")).read(text), "Lab");
    }

    private static Rule rule(Presets presets, PresetPlan plan) {
        return catchThrowableOfType(BadSetting.class, () -> presets.keep(plan)).rule();
    }

    @Test
    void a_new_key_never_lies_with_the_old_address_where_the_new_one_cannot_be_kept() throws Exception {
        settings.keep(LAB);
        secrets.keep("Lab", new Secret("sk-old"));
        PresetPlan plan = plan("base_url: https://other.example/v1\napi_key: sk-new\n");
        // Stands where the new file is written before it is moved to its place.
        Files.createDirectory(
                folder.resolve(".settings.json." + ProcessHandle.current().pid() + ".new"));

        assertThat(rule(presets, plan)).isEqualTo(Rule.UNWRITABLE);

        assertThat(settings.profiles()).containsExactly(LAB);
        assertThat(secrets.key("Lab")).isEmpty();
    }

    @Test
    void what_was_agreed_to_is_not_done_to_a_profile_that_has_changed_since() throws Exception {
        settings.keep(LAB);
        PresetPlan plan = plan("model: n\n");
        Profile moved = LAB.at("https://other.example/v1");
        settings.keep(moved);

        assertThat(rule(presets, plan)).isEqualTo(Rule.CHANGED);

        assertThat(settings.profiles()).containsExactly(moved);
    }

    @Test
    void a_key_kept_meanwhile_is_not_sent_to_an_address_it_was_not_given_for() throws Exception {
        settings.keep(LAB);
        PresetPlan plan = plan("base_url: https://other.example/v1\n");
        secrets.keep("Lab", new Secret("sk-new"));

        assertThat(rule(presets, plan)).isEqualTo(Rule.CHANGED);

        assertThat(settings.profiles()).containsExactly(LAB);
    }

    @Test
    void what_has_stayed_as_it_was_is_kept_as_planned() throws Exception {
        settings.keep(LAB);
        secrets.keep("Lab", new Secret("sk-old"));

        presets.keep(plan("base_url: https://other.example/v1\napi_key: sk-new\n"));

        assertThat(settings.profiles()).containsExactly(LAB.at("https://other.example/v1"));
        assertThat(secrets.key("Lab").map(Secret::reveal)).contains("sk-new");
    }
}
