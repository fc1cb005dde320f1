package dev.deskhand.agent.reply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Numbers in a text that names a place.
class NumbersTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1,2",
                "1 2",
                "(1, 2)",
                "[[1,2]]",
                "（1，2）",
                "<point>1 2</point>",
                "<point>[1, 2]</point>",
                "<|box_start|>(1,2)<|box_end|>",
                "x=1, y=2",
                "x: 1; y: 2",
                "{\"x\": 1.0, \"y\": 2e0}",
                "x1=1 y1=2",
            })
    void two_are_found_in_every_dress(String text) {
        assertThat(Numbers.in(text).values()).containsExactly(1, 2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"y=2, x=1", "1,2,3,4,5", "1-2", "1(2)", "(1)2", "a", "x", "=", "1e999", "0x1", "1,2 px"})
    void anything_else_is_none(String text) {
        assertThat(Numbers.in(text).count()).isZero();
    }

    @Test
    void percentages_are_told_apart() {
        assertThat(Numbers.in("10%, 20.5%").values()).containsExactly(10, 20.5);
        assertThat(Numbers.in("10%, 20.5%").arePercentages()).isTrue();
        assertThat(Numbers.in("10%, 20").areMixed()).isTrue();
        assertThat(Numbers.in("10, 20").arePercentages()).isFalse();
    }

    @Test
    void they_end_where_something_else_begins() {
        Numbers numbers = Numbers.at(new Source("(1, 2) and more"), 0);

        assertThat(numbers.count()).isEqualTo(2);
        assertThat(numbers.end()).isEqualTo(7);
    }
}
