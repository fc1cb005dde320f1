package dev.deskhand.agent.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlainYamlTest {
    @Test
    void one_document_is_read_with_its_marks_or_without() throws PlainYaml.Unreadable {
        assertThat(PlainYaml.read("a: {b: [1, x]}").at("/a/b/1").textValue()).isEqualTo("x");
        assertThat(PlainYaml.read("%YAML 1.1\n---\na: '*x & y'\n...\n")
                        .path("a")
                        .textValue())
                .isEqualTo("*x & y");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a: &x 1\\nb: *x | 2",
                "a: &x {b: 1}\\nc: [*x] | 2",
                "b: 1\\na: *x | 2",
                "? *x\\n: 1 | 1",
                "a: 1\\n<<: *x | 2",
                "a: 1\\n---\\nb: 2 | 3",
                "a: 1\\n---\\n | 3",
                "a: 1\\na: 2 | 2",
                "a: 1\\nb: [ | 2",
            })
    void what_stands_for_something_else_and_what_follows_is_refused_with_its_line(String text, int line) {
        PlainYaml.Unreadable fault = refusal(text.replace("\\n", "\n"));

        assertThat(fault.line()).isEqualTo(line);
    }

    @Test
    void what_nests_deeper_than_anybody_would_is_refused() throws PlainYaml.Unreadable {
        assertThat(PlainYaml.read("[".repeat(50) + "]".repeat(50))).isNotNull();
        assertThat(refusal("[".repeat(51) + "]".repeat(51))).isNotNull();
        assertThat(refusal("[".repeat(100_000))).isNotNull();
        assertThat(refusal("- ".repeat(51) + "x")).isNotNull();
    }

    @Test
    void a_character_yaml_has_not_is_refused() {
        assertThat(refusal("a: \u0001")).isNotNull();
    }

    private static PlainYaml.Unreadable refusal(String text) {
        return catchThrowableOfType(PlainYaml.Unreadable.class, () -> PlainYaml.read(text));
    }
}
