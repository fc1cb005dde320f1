package dev.deskhand.agent.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BackoffTest {
    private final Backoff backoff = new Backoff(new SplittableRandom(4));

    private long longest(int attempt) {
        return IntStream.range(0, 500)
                .mapToLong(draw -> backoff.after(attempt, null).toMillis())
                .max()
                .orElseThrow();
    }

    private long shortest(int attempt) {
        return IntStream.range(0, 500)
                .mapToLong(draw -> backoff.after(attempt, null).toMillis())
                .min()
                .orElseThrow();
    }

    @Test
    void doubles_from_one_second() {
        assertThat(longest(1)).isEqualTo(1000);
        assertThat(longest(2)).isBetween(1900L, 2000L);
        assertThat(longest(3)).isBetween(3800L, 4000L);
        assertThat(longest(4)).isBetween(7600L, 8000L);
        assertThat(longest(5)).isBetween(15_200L, 16_000L);
    }

    @Test
    void never_waits_less_than_a_second_or_more_than_thirty() {
        for (int attempt = 1; attempt < 60; attempt++) {
            assertThat(shortest(attempt)).isGreaterThanOrEqualTo(1000);
            assertThat(longest(attempt)).isLessThanOrEqualTo(30_000);
        }
    }

    @Test
    void spreads_over_the_upper_half() {
        assertThat(shortest(5)).isBetween(8_000L, 8_800L);
        assertThat(longest(5) - shortest(5)).isGreaterThan(6_000);
    }

    @Test
    void obeys_what_the_endpoint_asks_for_to_the_letter() {
        assertThat(backoff.after(1, Duration.ofSeconds(77))).isEqualTo(Duration.ofSeconds(77));
        assertThat(backoff.after(5, Duration.ZERO)).isEqualTo(Duration.ZERO);
    }
}
