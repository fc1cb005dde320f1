package dev.deskhand.agent.reply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A backslash means what the grammar says, and nothing else is lost.
class EscapesTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            plain         | plain
            it\\'s        | it's
            say \\"hi\\"  | say "hi"
            a\\\\nb       | a\\nb
            C:\\Users\\me | C:\\Users\\me
            a\\tb\\u00e4  | a\\tb\\u00e4
            end\\         | end\\
            """)
    void in_a_text_exactly_four_are_decoded(String raw, String text) {
        assertThat(Escapes.TEXT.decode(raw)).isEqualTo(text);
    }

    @Test
    void in_a_text_a_line_break_is_one_of_them() {
        assertThat(Escapes.TEXT.decode("a\\nb\\n")).isEqualTo("a\nb\n");
    }

    @Test
    void in_code_those_of_json_and_python_are_decoded() {
        assertThat(Escapes.CODE.decode("\\t\\r\\n\\b\\f\\/\\\\\\'\\\"")).isEqualTo("\t\r\n\b\f/\\'\"");
        assertThat(Escapes.CODE.decode("\\u00e4\\xe4\\ud83d\\ude00")).isEqualTo("ää😀");
    }

    @Test
    void in_code_what_is_none_stays() {
        assertThat(Escapes.CODE.decode("C:\\Users \\u12 \\u12g4 \\x \\q \\"))
                .isEqualTo("C:\\Users \\u12 \\u12g4 \\x \\q \\");
    }

    @Test
    void elsewhere_a_backslash_is_a_backslash() {
        assertThat(Escapes.NONE.decode("a\\nb\\\\")).isEqualTo("a\\nb\\\\");
    }
}
