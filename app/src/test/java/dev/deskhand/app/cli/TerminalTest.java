package dev.deskhand.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.deskhand.agent.json.JsonLine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TerminalTest {
    private final Spoken spoken = Spoken.withoutInput();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u001b[2J\u001b[1;31m", // clears the screen
                "\u001b]52;c;cm0gLXJm\u0007", // writes to the clipboard
                "\u009b31m", // the same as ESC [, in one character
                "\rDone.", // writes over the line
                "a\bb\u007f",
                "\u202egpj.exe\u202c", // turns the text around
                "\u2066x\u2069"
            })
    void shows_nothing_a_terminal_would_obey(String said) {
        spoken.terminal().result(said);
        spoken.terminal().tell(said);

        assertThat(spoken.out())
                .isEqualTo(spoken.err())
                .contains("\uFFFD")
                .doesNotContainPattern("[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\u202a-\u202e\u2066-\u2069]");
    }

    @Test
    void leaves_lines_tabs_and_every_script_as_they_are() {
        spoken.terminal().result("Zürich\t東京\r\nשלום 🙂");
        assertThat(spoken.out()).isEqualTo("Zürich\t東京\nשלום 🙂\n");
    }

    @Test
    void json_stays_exact_by_escapes() throws Exception {
        String said = "\u001b[2J \u009b31m \u202egpj.exe \u007f 東京";
        spoken.terminal()
                .json(JsonLine.write(JsonNodeFactory.instance.objectNode().put("text", said)));

        assertThat(spoken.out()).contains("\\u009b", "\\u202e", "東京").doesNotContain("\u009b", "\u202e", "\u007f");
        assertThat(JsonMapper.builder()
                        .build()
                        .readTree(spoken.out())
                        .path("text")
                        .textValue())
                .isEqualTo(said);
    }
}
