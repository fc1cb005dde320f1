package dev.deskhand.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.deskhand.app.child.DeskhandProgram;
import dev.deskhand.app.child.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandLineTest {
    /// The kinds of replies whose grammar is read.
    private static final Pattern FORMATS = Pattern.compile("\"format\": \"(bc|type|multi|v15|doubao)-");

    @TempDir
    Path home;

    private DeskhandProgram deskhand;

    @BeforeEach
    void start() {
        deskhand = new DeskhandProgram(home).withoutJavaFx();
    }

    @Test
    void the_version_is_a_result() throws InterruptedException {
        Ended ended = deskhand.run("", "--version");

        assertThat(ended.status()).isZero();
        assertThat(ended.out()).startsWith("Deskhand ").endsWith("\n");
        assertThat(ended.err()).isEmpty();
    }

    @Test
    void what_is_wrong_is_said_on_stderr_alone_with_status_2() throws InterruptedException {
        Ended ended = deskhand.run("", "--colour", "red");

        assertThat(ended)
                .isEqualTo(new Ended(2, "", "--colour is no option of “deskhand”. “deskhand --help” lists them.\n"));
    }

    @Test
    void every_case_of_the_parser_comes_back_by_the_line_with_what_it_means() throws Exception {
        String cases = Files.readString(Path.of("../agent-core/src/test/resources/cases/parser.jsonl"))
                .lines()
                .filter(line -> FORMATS.matcher(line).find())
                .collect(Collectors.joining("\n"));
        Ended ended = deskhand.run(cases, "parse", "--batch");

        List<JsonNode> expected = lines(cases);
        List<JsonNode> answered = lines(ended.out());
        assertThat(ended.status()).as(ended.err()).isZero();
        assertThat(answered).hasSameSizeAs(expected);
        for (int at = 0; at < expected.size(); at++) {
            assertThat(outline(answered.get(at), answered.get(at).path("actions")))
                    .isEqualTo(outline(expected.get(at), expected.get(at).path("expected")));
        }
    }

    private static String outline(JsonNode line, JsonNode actions) {
        StringBuilder outline = new StringBuilder(line.get("id").asText());
        actions.forEach(
                action -> outline.append(' ').append(action.get("action").asText()));
        return outline.toString();
    }

    private static List<JsonNode> lines(String text) throws IOException {
        List<JsonNode> lines = new ArrayList<>();
        for (String line : text.lines().toList()) {
            lines.add(new ObjectMapper().readTree(line));
        }
        return lines;
    }

    @Test
    void arguments_stdin_and_stdout_are_utf8_in_the_plain_c_locale() throws InterruptedException {
        deskhand.with("LC_ALL", "C");

        Ended ended = deskhand.run(
                "Action: type(content='Grüße, 世界 😀')",
                "parse",
                "--family",
                "doubao-ui-tars",
                "--image",
                "9x9",
                "--json");
        assertThat(ended.out()).contains("Grüße, 世界 😀");

        Ended refused = deskhand.run("", "--größe");
        assertThat(refused.err()).startsWith("--größe is no option of “deskhand”.");
    }

    @Test
    void a_home_that_cannot_be_is_named() throws InterruptedException {
        deskhand.with("LC_ALL", "C").with("DESKHAND_HOME", "/tmp/\u00fc");

        Ended ended = deskhand.run("", "--version");

        assertThat(ended.status()).isEqualTo(2);
        assertThat(ended.err()).startsWith("DESKHAND_HOME is no path");
    }

    @Test
    void without_the_windows_libraries_the_window_is_refused_and_no_crash() throws InterruptedException {
        Ended ended = deskhand.run("");

        assertThat(ended.status()).isEqualTo(2);
        assertThat(ended.err())
                .startsWith("The window’s libraries are not installed.")
                .hasLineCount(1);
    }
}
