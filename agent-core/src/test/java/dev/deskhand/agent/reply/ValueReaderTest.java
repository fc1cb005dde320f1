package dev.deskhand.agent.reply;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Values as models write JSON and Python.
class ValueReaderTest {
    private static final Value EXPECTED = new Value.Fields(List.of(
            new Value.Field("a", new Value.Items(List.of(new Value.Word("1"), new Value.Word("-2.5")))),
            new Value.Field("b", new Value.Text("x"))));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\": [1, -2.5], \"b\": \"x\"}",
                "{'a': (1, -2.5), 'b': 'x'}",
                "{a: [1, -2.5], b: “x”}",
                "{\"A\": [1, -2.5,], \"b\": \"x\",}",
                "  {\n\"a\"\n:\n[1,\n-2.5]\n,\n\"b\":\"x\"\n}",
            })
    void are_the_same_in_every_dress(String text) {
        ValueReader.Found found = ValueReader.read(new Source(text), 0);

        assertThat(found.value()).isEqualTo(EXPECTED);
        assertThat(found.ending()).isEqualTo(Call.Ending.CLOSED);
        assertThat(found.end()).isEqualTo(text.length());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"a": [1, 2], "b": 3}   | CLOSED
            {"a": [1, 2]            | OPEN
            {"a": [1, 2}            | OPEN
            {"a": [1, 2             | CUT
            {"a": "x                | CUT
            {"a": "x"               | OPEN
            {"a": "x"</tool_call>   | OPEN
            {"a": tru               | CUT
            {"a"                    | GARBLED
            {"a" 1}                 | GARBLED
            {"a": }                 | GARBLED
            {"a": @}                | GARBLED
            {"a                     | GARBLED
            [1 2]                   | CLOSED
            """)
    void say_how_sound_they_are(String text, Call.Ending ending) {
        assertThat(ValueReader.read(new Source(text), 0).ending()).isEqualTo(ending);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            {"a": "say "hi" now"}        | say "hi" now
            {"a": "she said "yes""}      | she said "yes"
            {"a": "x, "b", y", "c": 1}   | x, "b", y
            {'a': 'it's'}                | it's
            {"a": "{\\"b\\": 1}"}        | {"b": 1}
            {"a": "}]"}                  | }]
            """)
    void keep_quotes_within_a_text(String text, String content) {
        ValueReader.Found found = ValueReader.read(new Source(text), 0);

        assertThat(found.ending()).isEqualTo(Call.Ending.CLOSED);
        assertThat(((Value.Fields) found.value()).fields().getFirst().value()).isEqualTo(new Value.Text(content));
    }

    @Test
    void too_deep_to_mean_anything_are_given_up() {
        Source source = new Source("[".repeat(100_000));

        assertThat(ValueReader.read(source, 0).ending()).isEqualTo(Call.Ending.GARBLED);
        assertThat(source.reads()).isLessThan(1_000);
    }
}
