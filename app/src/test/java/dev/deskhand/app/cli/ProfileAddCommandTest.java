package dev.deskhand.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

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
                .isEqualTo("{\"name\":\"mine\",\"base_url\":\"" + URL
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
}
