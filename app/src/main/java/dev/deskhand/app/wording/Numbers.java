package dev.deskhand.app.wording;

import java.text.NumberFormat;
import java.time.Duration;
import java.util.Locale;

/// Numbers as a person reads them at a glance.
public final class Numbers {
    private Numbers() {}

    /// `0:07`, `12:34`, `1:02:03`.
    public static String time(Duration time) {
        long seconds = Math.max(0, time.toSeconds());
        long hours = seconds / 3600;
        String rest = String.format(Locale.ROOT, hours > 0 ? "%02d:%02d" : "%d:%02d", seconds / 60 % 60, seconds % 60);
        return hours > 0 ? hours + ":" + rest : rest;
    }

    /// `950`, `12.4K`, or as the language has it.
    public static String compact(long number, Locale locale) {
        NumberFormat format = NumberFormat.getCompactNumberInstance(locale, NumberFormat.Style.SHORT);
        format.setMaximumFractionDigits(1);
        return format.format(number);
    }
}
