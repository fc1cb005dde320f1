package dev.deskhand.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.settings.Secret;
import dev.deskhand.app.workbench.TestBench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProfilePresetCommandsTest {
    private static final String LAB = """
            name: Lab
            base_url: http://127.0.0.1:8000/v1
            model: ui-tars-1.5-7b
            """;

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

    private String preset(String text) throws IOException {
        Path file = folder.resolve("given.yaml");
        Files.writeString(file, text);
        return file.toString();
    }

    private Program.Answered take(String text, String... more) throws IOException {
        String[] words = new String[4 + more.length];
        words[0] = "profile";
        words[1] = "import";
        words[2] = preset(text);
        words[3] = "--yes";
        System.arraycopy(more, 0, words, 4, more.length);
        return program.say(words);
    }

    private String kept() {
        return program.say("profile", "list", "--json").out();
    }

    @Test
    void a_preset_makes_a_profile_with_the_family_its_model_speaks_for() throws IOException {
        Program.Answered answered = take(LAB);

        assertThat(answered.status()).isEqualTo(ExitStatus.FINISHED);
        assertThat(answered.err()).isEqualTo("""
                The profile “Lab” would be made:
                  base_url: http://127.0.0.1:8000/v1
                  model: ui-tars-1.5-7b
                  family: ui-tars-1.5
                """);
        assertThat(kept()).contains("\"name\":\"Lab\"", "\"family\":\"ui-tars-1.5\"");
    }

    @Test
    void a_partial_preset_leaves_the_rest_and_what_changes_is_shown() throws IOException {
        take(LAB + "tool_engine: prompt\n");
        Program.Answered answered = take("model: ui-tars-1.5-72b\n", "--profile", "Lab");

        assertThat(answered.err()).isEqualTo("""
                The profile “Lab” would change:
                  model: ui-tars-1.5-7b → ui-tars-1.5-72b
                """);
        assertThat(kept())
                .contains(
                        "\"base_url\":\"http://127.0.0.1:8000/v1\"",
                        "\"model\":\"ui-tars-1.5-72b\"",
                        "\"tool_engine\":\"prompt\"");
    }

    @Test
    void nothing_is_changed_before_somebody_agrees() throws IOException {
        String file = preset(LAB);

        Program.Answered nobody = program.say("profile", "import", file);
        Program.Answered no = program.say("n\n".getBytes(UTF_8), "profile", "import", file);

        assertThat(nobody.status()).isEqualTo(ExitStatus.NEEDS_USER);
        assertThat(no.status()).isEqualTo(ExitStatus.FINISHED);
        assertThat(no.err()).endsWith("Nothing was changed.\n");
        assertThat(kept()).isEmpty();

        Program.Answered yes = program.say("Y\n".getBytes(UTF_8), "profile", "import", file);
        assertThat(yes.out()).contains("“Lab” is kept");
        assertThat(kept()).contains("\"name\":\"Lab\"");
    }

    @Test
    void one_that_says_what_is_so_already_is_not_asked_about() throws IOException {
        take(LAB);
        Program.Answered again = program.say("profile", "import", preset(LAB));

        assertThat(again.status()).isEqualTo(ExitStatus.FINISHED);
        assertThat(again.err()).isEqualTo("The profile “Lab” is as the preset says already.\n");
    }

    @Test
    void the_variable_of_a_key_that_is_so_already_is_no_change() throws IOException {
        take(LAB + "key_env: MY_KEY\n");
        Program.Answered again = program.say("profile", "import", preset(LAB + "key_env: MY_KEY\n"));

        assertThat(again.err()).isEqualTo("The profile “Lab” is as the preset says already.\n");
        assertThat(kept()).contains("\"key_env\":\"MY_KEY\"");
    }

    @Test
    void a_key_in_a_preset_goes_where_keys_are_and_is_printed_nowhere() throws IOException, BadSetting {
        Program.Answered answered = take("""
                vlmProvider: Hugging Face for UI-TARS-1.5
                vlmBaseUrl: https://models.example/v1/
                vlmApiKey: sk-canary
                vlmModelName: tgi
                maxLoopCount: 200
                operator: Local Computer Operator
                colour: blue
                """, "--profile", "Theirs");

        assertThat(answered.out() + answered.err()).doesNotContain("canary");
        assertThat(answered.err())
                .contains(
                        "  key: the one in the preset is kept, and sent to models.example.",
                        "Not used from the preset: maxLoopCount (the limit on steps is set for each run).",
                        "Not used from the preset: operator (what to work on is chosen for each run).",
                        "Not used from the preset, as Deskhand knows no such fields: colour.");
        assertThat(bench.workbench().secrets().key("Theirs").map(Secret::reveal))
                .contains("sk-canary");
        assertThat(Files.readString(bench.home().settingsFile())).doesNotContain("canary");
    }

    @Test
    void a_key_given_for_one_address_is_never_sent_to_another_by_a_preset() throws IOException, BadSetting {
        take(LAB);
        bench.workbench().secrets().keep("Lab", new Secret("sk-mine"));

        Program.Answered moved = take("base_url: https://elsewhere.example/v1\n", "--profile", "Lab");

        assertThat(moved.err()).contains("  key: forgotten, as it was given for the old address.");
        assertThat(bench.workbench().secrets().key("Lab")).isEmpty();
    }

    @Test
    void a_key_stays_where_the_address_does() throws IOException, BadSetting {
        take(LAB);
        bench.workbench().secrets().keep("Lab", new Secret("sk-mine"));
        take("model: other\n", "--profile", "Lab");

        assertThat(bench.workbench().secrets().key("Lab").map(Secret::reveal)).contains("sk-mine");
    }

    @Test
    void the_variable_a_preset_reads_a_key_from_is_named_with_who_gets_it() throws IOException {
        assertThat(take(LAB + "key_env: OTHER_KEY\n").err())
                .contains("  key: read from the environment variable OTHER_KEY, and sent to 127.0.0.1.");
        assertThat(kept()).contains("\"key_env\":\"OTHER_KEY\"");
    }

    @Test
    void what_is_missing_for_a_new_profile_is_named() throws IOException {
        Program.Answered answered = take("model: ui-tars-1.5-7b\n");

        assertThat(answered.status()).isEqualTo(ExitStatus.MISUSED);
        assertThat(answered.err())
                .startsWith("The preset does not say base_url")
                .hasLineCount(1);
    }

    @Test
    void what_is_no_preset_is_refused() {
        assertThat(program.say("profile", "import", "/nowhere/x.yaml").err()).startsWith("The preset cannot be read.");
        assertThat(program.say("profile", "import", "http://host/x.yaml").err())
                .startsWith("A preset is fetched only from an address that begins with https://");
        assertThat(program.say("profile", "import").err()).startsWith("Say which preset");
    }

    @Test
    void a_profile_is_exported_without_its_key_and_comes_back() throws IOException, BadSetting {
        take(LAB);
        bench.workbench().secrets().keep("Lab", new Secret("sk-canary"));
        Path file = folder.resolve("shared.yaml");

        String printed = program.say("profile", "export", "Lab").out();
        Program.Answered written = program.say("profile", "export", "Lab", file.toString());
        Program.Answered deleted = program.say("profile", "delete", "Lab");

        assertThat(printed).contains("base_url:").doesNotContain("canary");
        assertThat(Files.readString(file).strip()).isEqualTo(printed.strip());
        assertThat(written.err()).isEqualTo("The profile “Lab” is written down, without its key.\n");
        assertThat(deleted.out()).isEqualTo("The profile “Lab” and its key are deleted.\n");
        assertThat(kept()).isEmpty();
        assertThat(bench.workbench().secrets().profiles()).isEmpty();
        assertThat(program.say("profile", "import", file.toString(), "--yes").status())
                .isEqualTo(ExitStatus.FINISHED);
        assertThat(kept()).contains("\"name\":\"Lab\"");
    }

    @Test
    void a_file_that_cannot_be_written_and_a_profile_that_is_not_there_are_said() throws IOException {
        take(LAB);

        assertThat(program.say("profile", "export", "Lab", "/nowhere/x.yaml").err())
                .startsWith("FILE names a folder that is not there");
        assertThat(program.say("profile", "delete", "Other").err()).startsWith("NAME names no profile there is.");
    }

    @Test
    void a_file_that_is_there_is_not_written_over() throws IOException {
        take(LAB);
        Path mine = Files.writeString(folder.resolve("mine.yaml"), "mine");

        Program.Answered answered = program.say("profile", "export", "Lab", mine.toString());

        assertThat(answered.status()).isEqualTo(ExitStatus.MISUSED);
        assertThat(answered.err()).startsWith("FILE names a file that is there already");
        assertThat(mine).hasContent("mine");
    }

    @Test
    void a_key_left_without_its_profile_is_forgotten_by_a_preset_of_that_name() throws IOException, BadSetting {
        bench.workbench().secrets().keep("Lab", new Secret("sk-left"));

        Program.Answered answered = take(LAB);

        assertThat(answered.status()).isEqualTo(ExitStatus.FINISHED);
        assertThat(answered.err())
                .contains("  key: one that an earlier profile of that name has left behind is forgotten.");
        assertThat(bench.workbench().secrets().key("Lab")).isEmpty();
    }

    @Test
    void the_names_of_fields_forge_no_line_of_what_would_change() throws IOException {
        Program.Answered answered = take(LAB + "\"x\\n  key: stays\\e[2A\\u202e\": 1\n");

        assertThat(answered.err()).endsWith("as Deskhand knows no such fields: x\uFFFD  key: stays\uFFFD[2A\uFFFD.\n");
    }

    @Test
    void a_yes_is_heard_in_the_language_the_question_is_asked_in() throws IOException {
        String file = preset(LAB);

        assertThat(program.say("是\n".getBytes(UTF_8), "profile", "import", file).err())
                .endsWith("Nothing was changed.\n");
        assertThat(program.in(Locale.CHINESE)
                        .say("是\n".getBytes(UTF_8), "profile", "import", file)
                        .out())
                .contains("Lab");
    }
}
