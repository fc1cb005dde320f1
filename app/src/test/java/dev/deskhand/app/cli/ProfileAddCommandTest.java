package dev.deskhand.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.Secret;
import dev.deskhand.app.workbench.TestBench;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProfileAddCommandTest {
    private static final String URL = "http://127.0.0.1:8000/v1";

    @TempDir
    private Path folder;

    private TestBench bench;
    private Program program;

    @BeforeEach
    void open() {
        bench = new TestBench(folder, 1, Map.of());
        program = new Program(bench);
    }

    @AfterEach
    void close() {
        bench.close();
    }

    private Program.Answered add(String... words) {
        List<String> all = new ArrayList<>(List.of("profile", "add"));
        all.addAll(List.of(words));
        return program.say(all.toArray(String[]::new));
    }

    @Test
    void a_profile_is_kept_with_the_family_its_name_speaks_for_and_its_address_repaired() {
        Program.Answered added = add(
                "mine",
                "--base-url",
                URL + "/chat/completions/",
                "--model",
                "qwen3-vl-8b",
                "--api-key-env",
                "SEER_KEY");

        assertThat(added.status()).isEqualTo(ExitStatus.FINISHED);
        assertThat(added.out()).contains("“mine” is kept, with the family qwen3-vl and the base URL " + URL);
        assertThat(program.say("profile", "list", "--json").out())
                .isEqualTo(
                        "{\"name\":\"mine\",\"base_url\":\"" + URL
                                + "\",\"model\":\"qwen3-vl-8b\",\"family\":\"qwen3-vl\",\"key_env\":\"SEER_KEY\",\"tool_engine\":\"native\"}\n");
        assertThat(program.say("profile", "list").out())
                .startsWith("NAME")
                .containsPattern("mine +qwen3-vl +qwen3-vl-8b +" + URL);
    }

    @Test
    void no_other_profile_is_replaced() {
        add("mine", "--base-url", URL, "--model", "a", "--family", "gpt");
        Program.Answered again = add("mine", "--base-url", URL, "--model", "b", "--family", "gpt");

        assertThat(again.status()).isEqualTo(ExitStatus.MISUSED);
        assertThat(again.err())
                .startsWith("NAME is what another profile is called already")
                .hasLineCount(1);
        assertThat(program.say("profile", "list").out()).contains(" a ").doesNotContain(" b ");
    }

    @Test
    void one_without_a_name_or_an_address_is_refused() {
        assertThat(add("--base-url", URL, "--model", "m", "--family", "gpt").err())
                .startsWith("NAME must be what the profile is to be called");
        assertThat(add("mine", "--model", "m", "--family", "gpt").err()).startsWith("--base-url is missing");
        assertThat(program.say("profile", "list").err()).startsWith("There is no profile yet");
    }

    @Test
    void a_template_fills_what_is_not_said() {
        Program.Answered added = add("seer", "--template", "dashscope", "--model", "qwen2.5-vl-72b-instruct");

        assertThat(added.status()).isEqualTo(ExitStatus.FINISHED);
        assertThat(added.err()).startsWith("Outside mainland China").hasLineCount(1);
        assertThat(program.say("profile", "list", "--json").out())
                .contains(
                        "\"base_url\":\"https://dashscope.aliyuncs.com/compatible-mode/v1\"",
                        "\"family\":\"qwen2.5-vl\"",
                        "\"key_env\":\"DASHSCOPE_API_KEY\"");
    }

    @Test
    void a_name_that_tells_only_a_family_of_another_protocol_is_asked_about() {
        Program.Answered refused = add("a", "--template", "openrouter", "--model", "anthropic/claude-opus-4.6");

        assertThat(refused.status()).isEqualTo(ExitStatus.MISUSED);
        assertThat(refused.err())
                .startsWith("The model’s name tells the family claude-4.6, which is spoken to by another protocol")
                .contains("add --family with one of these:", "qwen3-vl")
                .hasLineCount(1);
        assertThat(program.say("profile", "list", "--json").out()).isEmpty();
    }

    @Test
    void what_a_name_tells_goes_before_the_usual_family_and_the_usual_one_before_nothing() {
        add("a", "--template", "anthropic", "--model", "claude-opus-5.5");
        add("b", "--template", "openrouter", "--model", "openai/gpt-5.4");
        add("c", "--template", "openrouter", "--model", "somebody/nameless");

        assertThat(program.say("profile", "list", "--json").out())
                .contains("\"family\":\"claude\"", "\"family\":\"gpt\"", "\"family\":\"qwen3-vl\"");
    }

    @Test
    void what_is_said_goes_before_the_template_and_a_corrected_address_is_told() {
        Program.Answered added = add(
                "lab",
                "--template",
                "vllm",
                "--model",
                "m",
                "--base-url",
                "http://gpu:8000",
                "--family",
                "gpt",
                "--api-key-env",
                "LAB_KEY");

        assertThat(added.err()).startsWith("The base URL is corrected to http://gpu:8000/v1.\n");
        assertThat(program.say("profile", "list", "--json").out())
                .contains("\"base_url\":\"http://gpu:8000/v1\"", "\"family\":\"gpt\"", "\"key_env\":\"LAB_KEY\"");
    }

    @Test
    void an_address_with_its_version_twice_is_corrected_and_that_is_told() {
        assertThat(add("mine", "--base-url", URL + "/v1/chat/completions", "--model", "m", "--family", "gpt")
                        .err())
                .isEqualTo("The base URL is corrected to " + URL + ".\n");
    }

    @Test
    void what_is_no_template_is_refused_with_those_there_are() {
        assertThat(add("mine", "--template", "sky", "--model", "m").err())
                .startsWith("--template must name one of these templates: vllm, sglang,");
    }

    @Test
    void a_key_left_behind_by_an_earlier_profile_is_not_sent_to_the_new_address() throws BadSetting {
        bench.workbench().secrets().keep("mine", new Secret("sk-left"));

        add("mine", "--base-url", URL, "--model", "m", "--family", "gpt");

        assertThat(bench.workbench().secrets().key("mine")).isEmpty();
    }
}
