package dev.deskhand.app.wording;

import dev.deskhand.agent.cost.Money;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.NumberFormat;
import java.time.Duration;
import java.util.Currency;
import java.util.Locale;
import java.util.Optional;

/// Numbers as a person reads them at a glance.
public final class Numbers {
    private static final int FULL_PLACES = 2;

    private Numbers() {}

    /// `0:07`, `12:34`, `1:02:03`.
    public static String time(Duration time) {
        long seconds = Math.max(0, time.toSeconds());
        long hours = seconds / 3600;
        String rest = String.format(Locale.ROOT, hours > 0 ? "%02d:%02d" : "%d:%02d", seconds / 60 % 60, seconds % 60);
        return hours > 0 ? hours + ":" + rest : rest;
    }

    /// `$1.20`, `$0.0042`: of small change two digits that say something, or as the language has it.
    public static String money(Money money, Locale locale) {
        BigDecimal amount = money.amount();
        int leadingZeros = amount.scale() - amount.precision();
        int places = amount.signum() == 0 || amount.compareTo(BigDecimal.ONE) >= 0
                ? FULL_PLACES
                : Math.max(FULL_PLACES, leadingZeros + FULL_PLACES);
        Optional<Currency> known = Currency.getAvailableCurrencies().stream()
                .filter(each -> each.getCurrencyCode().equals(money.currency()))
                .findFirst();
        NumberFormat format =
                known.isPresent() ? NumberFormat.getCurrencyInstance(locale) : NumberFormat.getInstance(locale);
        known.ifPresent(format::setCurrency);
        format.setMinimumFractionDigits(FULL_PLACES);
        format.setMaximumFractionDigits(places);
        format.setRoundingMode(RoundingMode.HALF_UP);
        return format.format(amount) + (known.isPresent() ? "" : " " + money.currency());
    }

    /// `950`, `12.4K`, or as the language has it.
    public static String compact(long number, Locale locale) {
        NumberFormat format = NumberFormat.getCompactNumberInstance(locale, NumberFormat.Style.SHORT);
        format.setMaximumFractionDigits(1);
        return format.format(number);
    }
}
