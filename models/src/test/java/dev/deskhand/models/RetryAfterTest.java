package dev.deskhand.models;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpHeaders;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RetryAfterTest {
    private static @Nullable Duration wait(String value) {
        var now = InstantSource.fixed(Instant.parse("2026-03-01T12:00:00Z"));
        return RetryAfter.of(HttpHeaders.of(Map.of("retry-after", List.of(value)), (_, _) -> true), now);
    }

    @Test
    void is_a_number_of_seconds() {
        assertThat(wait("30")).isEqualTo(Duration.ofSeconds(30));
        assertThat(wait(" 0 ")).isEqualTo(Duration.ZERO);
    }

    @Test
    void is_a_date() {
        assertThat(wait("Sun, 01 Mar 2026 12:01:30 GMT")).isEqualTo(Duration.ofSeconds(90));
    }

    @Test
    void is_no_wait_when_the_date_has_gone_by() {
        assertThat(wait("Sun, 01 Mar 2026 11:00:00 GMT")).isEqualTo(Duration.ZERO);
    }

    @Test
    void is_long_where_the_number_is_beyond_all_reason() {
        assertThat(wait("99999999999999999999999")).isGreaterThan(Duration.ofDays(365));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "soon", "-1", "1.5", "12:00", "Sun, 99 Mar 2026 12:01:30 GMT"})
    void is_nothing_where_it_cannot_be_read(String value) {
        assertThat(wait(value)).isNull();
    }
}
