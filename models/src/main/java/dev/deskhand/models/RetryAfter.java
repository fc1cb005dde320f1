package dev.deskhand.models;

import java.net.http.HttpHeaders;
import java.time.Duration;
import java.time.InstantSource;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import org.jspecify.annotations.Nullable;

/// Reads the Retry-After header (RFC 9110, §10.2.3): seconds, or a date.
final class RetryAfter {
    /// Stands for every number of seconds that is longer still.
    private static final long LONGEST = 999_999_999;

    private RetryAfter() {}

    /// The wait the headers ask for; null where they ask for none or it cannot be read. A date gone by is no wait.
    static @Nullable Duration of(HttpHeaders headers, InstantSource clock) {
        return headers.firstValue("Retry-After")
                .map(value -> read(value.strip(), clock))
                .orElse(null);
    }

    private static @Nullable Duration read(String value, InstantSource clock) {
        if (value.matches("[0-9]+")) {
            return Duration.ofSeconds(value.length() > 9 ? LONGEST : Long.parseLong(value));
        }
        try {
            var date = ZonedDateTime.parse(value, DateTimeFormatter.RFC_1123_DATE_TIME);
            Duration wait = Duration.between(clock.instant(), date.toInstant());
            return wait.isNegative() ? Duration.ZERO : wait;
        } catch (DateTimeParseException e) {
            return null;
        }
    }
}
