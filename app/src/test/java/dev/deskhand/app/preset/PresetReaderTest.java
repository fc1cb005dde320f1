package dev.deskhand.app.preset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.deskhand.agent.tool.Engine;
import dev.deskhand.app.preset.BadPreset.Rule;
import dev.deskhand.app.settings.Profile;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PresetReaderTest {
    private final PresetReader reader =
            new PresetReader(Set.of("ui-tars-1.0", "ui-tars-1.5", "doubao-ui-tars", "qwen3-vl"));

    @Test
    void a_preset_of_ours_is_read_field_by_field() throws BadPreset {
        Preset preset = reader.read("""
                name: Lab
                base_url: http://127.0.0.1:8000/v1/chat/completions
                model: ui-tars-1.5-7b
                family: ui-tars-1.5
                key_env: LAB_KEY
                tool_engine: prompt
                """);

        assertThat(preset.said())
                .isEqualTo(Map.of(
                        PresetField.NAME, "Lab",
                        PresetField.BASE_URL, "http://127.0.0.1:8000/v1",
                        PresetField.MODEL, "ui-tars-1.5-7b",
                        PresetField.FAMILY, "ui-tars-1.5",
                        PresetField.KEY_VARIABLE, "LAB_KEY",
                        PresetField.ENGINE, "prompt"));
        assertThat(preset.key()).isNull();
        assertThat(preset.unused()).isEmpty();
    }

    @Test
    void one_of_ui_tars_desktop_is_read_as_far_as_it_means_something_here() throws BadPreset {
        Preset preset = reader.read("""
                name: UI TARS Desktop Example Preset
                language: en
                vlmProvider: VolcEngine Ark for Doubao-1.5-UI-TARS
                vlmBaseUrl: https://ark.example/api/v3
                vlmApiKey: sk-canary
                vlmModelName: doubao-1.5-ui-tars-250328
                maxLoopCount: 100
                useResponsesApi: false
                presetSource: {type: remote, autoUpdate: true}
                """);

        assertThat(preset.said())
                .containsEntry(PresetField.FAMILY, "doubao-ui-tars")
                .containsEntry(PresetField.BASE_URL, "https://ark.example/api/v3")
                .containsEntry(PresetField.MODEL, "doubao-1.5-ui-tars-250328");
        assertThat(Objects.requireNonNull(preset.key()).reveal()).isEqualTo("sk-canary");
        assertThat(preset.toString()).doesNotContain("canary");
        assertThat(preset.unused()).containsExactly("language", "maxLoopCount", "useResponsesApi", "presetSource");
    }

    @ParameterizedTest
    @CsvSource({
        "Hugging Face for UI-TARS-1.0, ui-tars-1.0",
        "Hugging Face for UI-TARS-1.5, ui-tars-1.5",
        "VolcEngine Ark for Doubao-1.5-UI-TARS, doubao-ui-tars",
        "VolcEngine Ark for Doubao-1.5-thinking-vision-pro, doubao-ui-tars",
    })
    void their_providers_are_families(String provider, String family) throws BadPreset {
        assertThat(reader.read("vlmProvider: " + provider).said(PresetField.FAMILY))
                .contains(family);
    }

    @Test
    void what_is_left_empty_is_not_said() throws BadPreset {
        Preset preset = reader.read("vlmBaseUrl: ''\nvlmApiKey:\nvlmModelName: m\n");

        assertThat(preset.said()).isEqualTo(Map.of(PresetField.MODEL, "m"));
        assertThat(preset.key()).isNull();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "a: [ | YAML",
                "base_url: a\\nbase_url: b | YAML",
                "model: &a canary\\nbase_url: *a | YAML",
                "model: *canary | YAML",
                "model: m\\n---\\nmodel: n | YAML",
                "- 1 | NO_FIELDS",
                "just words | NO_FIELDS",
                "base_url: ftp://canary | VALUE",
                "base_url: http://user:canary@host | VALUE",
                "vlmBaseUrl: https://host/?api_key=canary | VALUE",
                "base_url: [http://host] | VALUE",
                "model: \"m\\x1b[2K\" | VALUE",
                "model: \"m\\u2028n\" | VALUE",
                "model: \"m\\u202en\" | VALUE",
                "model: {name: m} | VALUE",
                "model: 1.10 | UNQUOTED",
                "vlmModelName: true | UNQUOTED",
                "name: 2024 | UNQUOTED",
                "api_key: 123456789 | UNQUOTED",
                "api_key: [canary] | VALUE",
                "key_env: sk-canary | VALUE",
                "tool_engine: magic | VALUE",
                "api_key: with blank | VALUE",
                "family: magic | FAMILY",
                "vlmProvider: Somebody | FAMILY",
                "model: a\\nvlmModelName: b | TWICE",
                "api_key: a\\nvlmApiKey: b | TWICE",
            })
    void what_cannot_be_taken_is_refused_and_not_quoted(String text, Rule rule) {
        BadPreset bad = catchThrowableOfType(BadPreset.class, () -> reader.read(text.replace("\\n", "\n")));

        assertThat(bad.rule()).isEqualTo(rule);
        assertThat(bad.sentence(dev.deskhand.app.i18n.Texts.in(java.util.Locale.ENGLISH)))
                .doesNotContain("canary");
    }

    @Test
    void one_that_is_too_large_is_refused() {
        BadPreset bad = catchThrowableOfType(BadPreset.class, () -> reader.read("a: " + "b".repeat(1 << 20)));

        assertThat(bad.rule()).isEqualTo(Rule.TOO_LARGE);
    }

    @Test
    void a_profile_that_is_written_down_says_the_same_when_it_is_read() throws BadPreset {
        Profile profile = new Profile("yes: \"it's\" #1 你好", "https://host/v1?tenant=7", "m:latest", "qwen3-vl", "KEY")
                .askedBy(Engine.STRUCTURED);

        Preset preset = reader.read(PresetWriter.write(profile));

        assertThat(preset.said())
                .isEqualTo(Map.of(
                        PresetField.NAME, profile.name(),
                        PresetField.BASE_URL, profile.baseUrl(),
                        PresetField.MODEL, profile.model(),
                        PresetField.FAMILY, profile.family(),
                        PresetField.KEY_VARIABLE, "KEY",
                        PresetField.ENGINE, "structured"));
    }
}
