package dev.deskhand.app.template;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.family.Families;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.settings.ProfileRules;
import dev.deskhand.models.BaseUrl;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class TemplatesTest {
    static List<Template> all() {
        return Templates.builtIn().all();
    }

    @Test
    void the_usual_providers_and_servers_are_there() {
        assertThat(Templates.builtIn().ids())
                .containsExactly(
                        "vllm",
                        "sglang",
                        "lm-studio",
                        "ollama",
                        "ark",
                        "dashscope",
                        "openrouter",
                        "anthropic",
                        "openai",
                        "gemini");
        assertThat(Templates.builtIn().find("sky")).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("all")
    void each_is_a_profile_but_for_its_model(Template template) {
        assertThat(BaseUrl.flaw(template.baseUrl())).isEmpty();
        assertThat(BaseUrl.repaired(template.baseUrl())).isEqualTo(template.baseUrl());
        assertThat(Families.builtIn().find(template.family())).isPresent();
        assertThat(Stream.ofNullable(template.keyVariable()).flatMap(name -> ProfileRules.ofKeyVariable(name).stream()))
                .isEmpty();
        assertThat(template.note(Texts.in(Locale.ENGLISH))).isNotEqualTo(template.note(Texts.in(Locale.CHINESE)));
    }

    @ParameterizedTest
    @CsvSource({
        "vllm, http://gpu:9000, http://gpu:9000/v1",
        "vllm, http://gpu:9000/, http://gpu:9000/v1",
        "vllm, http://gpu:9000/v1/v1/, http://gpu:9000/v1",
        "vllm, http://gpu:9000/v1/v1/chat/completions, http://gpu:9000/v1",
        "vllm, http://gpu:9000/models/v2, http://gpu:9000/models/v2",
        "vllm, http://gpu:9000?tenant=7, http://gpu:9000?tenant=7",
        "ark, https://ark.example, https://ark.example/api/v3",
        "gemini, https://proxy.example, https://proxy.example/v1beta",
    })
    void an_address_is_corrected_to_what_its_kind_answers_at(String id, String typed, String meant) {
        assertThat(Templates.builtIn().find(id).orElseThrow().address(typed)).isEqualTo(meant);
    }
}
