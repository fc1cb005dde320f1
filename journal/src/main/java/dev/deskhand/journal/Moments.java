package dev.deskhand.journal;

import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;

/// Moments as texts that sort in the order of time: ISO form, always with nine digits behind the second.
final class Moments {
    private static final DateTimeFormatter NINE_DIGITS =
            new DateTimeFormatterBuilder().appendInstant(9).toFormatter();

    private Moments() {}

    static String text(Instant moment) {
        return NINE_DIGITS.format(moment);
    }

    static Instant parse(String text) {
        return Instant.parse(text);
    }
}
