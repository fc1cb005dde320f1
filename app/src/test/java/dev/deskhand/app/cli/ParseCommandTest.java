package dev.deskhand.app.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.deskhand.app.cli.Program.Answered;
import dev.deskhand.app.workbench.TestBench;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ParseCommandTest {
    private static final String CLICK = "Thought: There it is.\nAction: click(point='<point>250 40</point>')";
    private static final String LINE = """
            {"id": "1", "family": "doubao-ui-tars", "image": "100x100", "input": "Action: wait()"}
            """;

    @TempDir
    Path folder;

    @Test
    void prints_what_a_reply_means_as_json() throws IOException {
        JsonNode json = new ObjectMapper().readTree(parse(CLICK, "--json").out());

        assertThat(json.get("thought").textValue()).isEqualTo("There it is.");
        assertThat(json.at("/actions/0/action").textValue()).isEqualTo("click");
        assertThat(json.at("/actions/0/point/x").doubleValue()).isCloseTo(0.25, within(1e-6));
        assertThat(json.at("/actions/0/point/y").doubleValue()).isCloseTo(0.04, within(1e-6));
        assertThat(json.get("faults")).isEmpty();
    }

    @Test
    void prints_what_a_reply_means_for_a_person() {
        assertThat(parse(CLICK).out()).isEqualTo("There it is.\nclick point={\"x\":0.25,\"y\":0.04}\n");
        assertThat(parse("I cannot.").out()).contains("no_action: ");
    }

    @Test
    void reads_a_reply_in_utf8() {
        assertThat(parse("Action: type(content='Grüße, 世界 😀')").out()).contains("content=\"Grüße, 世界 😀\"");
    }

    @Test
    void a_reply_with_faults_is_no_failure() {
        Answered what = parse("I cannot.", "--json");

        assertThat(what.status()).isEqualTo(ExitStatus.FINISHED);
        assertThat(what.out()).contains("\"kind\":\"no_action\"");
        assertThat(what.err()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            parse --image 10x10                        | --family is missing: add --family FAMILY.
            parse --family doubao-ui-tars              | --image is missing: add --image WxH.
            parse --family gpt-2 --image 10x10         | --family must name one of these families: ui-tars-1.0, ui-tars
            parse --family doubao-ui-tars --image 10   | --image must be a width and a height
            parse --family doubao-ui-tars --image 0x9  | --image must be a width and a height
            parse --family doubao-ui-tars --image 99999999999x9 | --image must be a width and a height
            parse --batch --family doubao-ui-tars      | --family does not go with --batch
            parse --batch --image 10x10                | --image does not go with --batch
            """)
    void a_bad_value_is_named_by_its_option(String line, String sentence) {
        Answered what = say(CLICK.getBytes(UTF_8), List.of(line.split(" ", -1)));

        assertThat(what.status()).isEqualTo(ExitStatus.MISUSED);
        assertThat(what.err()).contains(sentence).hasLineCount(1);
        assertThat(what.out()).isEmpty();
    }

    @Test
    void a_reply_that_is_not_utf8_is_refused() {
        List<String> words = List.of("parse", "--family", "doubao-ui-tars", "--image", "10x10");
        Answered what = say("Action: type(content='Grüße')".getBytes(ISO_8859_1), words);

        assertThat(what.status()).isEqualTo(ExitStatus.MISUSED);
        assertThat(what.err()).isEqualTo("What was given on stdin is not UTF-8.\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            nonsense                                                          | Line 2: It is not one JSON object.
            {"family": "doubao-ui-tars", "image": "9x9", "input": ""}         | Line 2: The field id
            {"id": "2", "family": "x", "image": "9x9", "input": "canary"}     | Line 2: The field family
            {"id": "2", "family": "doubao-ui-tars", "input": "canary"}        | Line 2: The field image
            {"id": "2", "family": "doubao-ui-tars", "image": "9x9"}           | Line 2: The field input
            {"id": "2", "family": "doubao-ui-tars", "image": "9x9", "input": "canary", "factor": [0, 1]} | Line 2: The field factor
            """)
    void a_line_that_cannot_be_decoded_is_named_and_the_rest_go_on(String bad, String sentence) {
        Answered what = say((LINE + bad + "\n" + LINE).getBytes(UTF_8), List.of("parse", "--batch"));

        assertThat(what.status()).isEqualTo(ExitStatus.MISUSED);
        assertThat(what.err()).startsWith(sentence).hasLineCount(1).doesNotContain("canary");
        assertThat(what.out()).hasLineCount(2);
    }

    @Test
    void a_line_that_is_not_utf8_is_named_and_blank_lines_are_nothing() {
        Answered what = say((LINE + "\n\u00fc\n" + LINE.strip()).getBytes(ISO_8859_1), List.of("parse", "--batch"));

        assertThat(what.err()).isEqualTo("Line 3: What was given on stdin is not UTF-8.\n");
        assertThat(what.out()).hasLineCount(2);
    }

    @Test
    void the_format_of_a_batch_and_the_exit_statuses_are_in_the_help() {
        String help = say(new byte[0], List.of("parse", "--help")).out();

        assertThat(help.replaceAll("\\s+", " "))
                .contains("\"family\":…,\"image\":\"1920x1080\",\"input\":…", "Exit status: 0 with or without faults");
    }

    @Test
    void stdin_that_is_closed_holds_nothing_to_read() {
        InputStream closed = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("Bad file descriptor");
            }

            @Override
            public int read(byte[] target, int offset, int length) throws IOException {
                return read();
            }
        };
        Spoken spoken = new Spoken(closed);
        try (TestBench bench = new TestBench(folder, 1, Map.of())) {
            ExitStatus status = new Program(bench).say(spoken, "parse", "--family", "doubao-ui-tars", "--image", "9x9");

            assertThat(status).isEqualTo(ExitStatus.MISUSED);
            assertThat(spoken.err())
                    .startsWith("There is nothing to read on stdin")
                    .hasLineCount(1);
        }
    }

    @Test
    void nothing_on_stdin_is_an_empty_batch() {
        assertThat(say(new byte[0], List.of("parse", "--batch"))).isEqualTo(new Answered(ExitStatus.FINISHED, "", ""));
    }

    private Answered parse(String reply, String... more) {
        List<String> words = new ArrayList<>(List.of("parse", "--family", "doubao-ui-tars", "--image", "1000x800"));
        words.addAll(List.of(more));
        return say(reply.getBytes(UTF_8), words);
    }

    private Answered say(byte[] stdin, List<String> words) {
        try (TestBench bench = new TestBench(folder, 1, Map.of())) {
            return new Program(bench).say(stdin, words.toArray(String[]::new));
        }
    }
}
