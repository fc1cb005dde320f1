package dev.deskhand.app.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StreamedWordsTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "Tho|~~",
                "Thought:|~~",
                "Thought: Press|Press",
                "Thought: Press it.\\nAct|Press it.",
                "Thought: Press it.\\nAction: click(start_box='(1,2)')|Press it.",
                "Thought: One.\\nTwo.|One.\\nTwo.",
                "Though it is late, I press it.|Though it is late, I press it.",
                "I press it.\\nAction: wait()|I press it.",
                "Action: wait()|~~"
            })
    void are_the_thought_alone(String raw, String shown) {
        assertThat(StreamedWords.of(raw.replace("\\n", "\n"))).isEqualTo(shown.replace("\\n", "\n"));
    }
}
