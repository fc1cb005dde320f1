package dev.deskhand.agent.cost;

import dev.deskhand.agent.model.Usage;
import java.math.BigDecimal;

/// What a model's tokens cost, in a currency for a million of each kind.
///
/// @param cached of input that was read from a cache; where nobody says, the same as other input, so that
///     nothing is counted as cheaper than it may be
public record Price(BigDecimal input, BigDecimal output, BigDecimal cached, String currency) {
    /// No price of a million tokens is higher.
    public static final BigDecimal HIGHEST = BigDecimal.valueOf(1_000_000_000);

    /// No price has more places behind its point.
    public static final int MOST_PLACES = 12;

    private static final int MILLION = 6;

    public Price {
        if (!isSound(input) || !isSound(output) || !isSound(cached) || !Money.isCurrency(currency)) {
            throw new IllegalArgumentException("price out of range");
        }
    }

    /// Whether that can be a price of a million tokens.
    public static boolean isSound(BigDecimal price) {
        return price.signum() >= 0
                && price.compareTo(HIGHEST) <= 0
                && price.stripTrailingZeros().scale() <= MOST_PLACES;
    }

    /// What that many tokens cost, to the last digit.
    public Money of(Usage usage) {
        long cachedTokens = Math.min(usage.cachedTokens(), usage.inputTokens());
        BigDecimal sum = times(input, usage.inputTokens() - cachedTokens)
                .add(times(cached, cachedTokens))
                .add(times(output, usage.outputTokens()));
        return new Money(sum.movePointLeft(MILLION), currency);
    }

    private static BigDecimal times(BigDecimal price, long tokens) {
        return price.multiply(BigDecimal.valueOf(tokens));
    }
}
