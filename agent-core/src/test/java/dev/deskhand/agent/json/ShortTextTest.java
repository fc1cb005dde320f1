package dev.deskhand.agent.json;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShortTextTest {
    @Test
    void is_the_text_itself_where_that_is_short_enough() {
        assertThat(ShortText.of("four", 4, "…")).isEqualTo("four");
    }

    @Test
    void is_its_beginning_where_it_is_longer_and_says_so() {
        assertThat(ShortText.of("fives", 4)).isEqualTo("five");
        assertThat(ShortText.of("fives", 4, "…")).isEqualTo("five…");
    }

    @Test
    void never_ends_in_half_a_character() {
        assertThat(ShortText.of("ab😀", 3)).isEqualTo("ab");
        assertThat(ShortText.of("ab😀c", 4)).isEqualTo("ab😀");
        assertThat(ShortText.of("😀", 1)).isEmpty();
        assertThat(ShortText.of("😀", 0)).isEmpty();
    }
}
