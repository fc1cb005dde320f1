package dev.deskhand.agent.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.model.Usage;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class PriceTest {
    private static final Price PRICE = price("3", "15", "0.3");

    private static Price price(String input, String output, String cached) {
        return new Price(new BigDecimal(input), new BigDecimal(output), new BigDecimal(cached), "USD");
    }

    private static Money dollars(String amount) {
        return new Money(new BigDecimal(amount), "USD");
    }

    @Test
    void counts_what_was_read_from_a_cache_at_its_own_price_and_not_a_second_time() {
        assertThat(PRICE.of(new Usage(12_345, 678, 10_000))).isEqualTo(dollars("0.020205"));
    }

    @Test
    void is_exact_to_the_last_digit() {
        Price odd = price("0.1", "0.000000000001", "0");

        assertThat(odd.of(new Usage(3, 1, 0))).isEqualTo(dollars("0.000000300000000001"));
        assertThat(odd.of(new Usage(1_000_000_000_000L, 0, 0))).isEqualTo(dollars("100000"));
    }

    @Test
    void never_counts_more_from_a_cache_than_came_in() {
        assertThat(PRICE.of(new Usage(10, 0, 1_000))).isEqualTo(dollars("0.000003"));
    }

    @Test
    void of_a_run_is_the_sum_of_its_turns() {
        Usage first = new Usage(1_001, 7, 3);
        Usage second = new Usage(2_003, 11, 1_999);

        BigDecimal sum = PRICE.of(first).amount().add(PRICE.of(second).amount());

        assertThat(PRICE.of(first.plus(second))).isEqualTo(new Money(sum, "USD"));
    }

    @Test
    void is_neither_below_nothing_nor_beyond_measure() {
        assertThatThrownBy(() -> price("-1", "1", "1")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> price("1e400", "1", "1")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> price("1e-400", "1", "1")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void one_amount_is_one_however_it_is_written_and_two_currencies_are_never_compared() {
        Money euro = new Money(BigDecimal.ONE, "EUR");

        assertThat(dollars("1.50")).isEqualTo(dollars("1.5")).hasSameHashCodeAs(dollars("1.5"));
        assertThat(dollars("1e3").amount()).hasToString("1000");
        assertThatThrownBy(() -> dollars("2").isMoreThan(euro)).isInstanceOf(IllegalArgumentException.class);
    }
}
