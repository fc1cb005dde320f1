package dev.deskhand.agent.cost;

import java.math.BigDecimal;
import java.util.regex.Pattern;

/// An amount in a currency, exact. Two of one worth are equal, however they were written.
///
/// @param amount not below nothing; without zeros at its end
/// @param currency its code of ISO 4217, such as `USD`
public record Money(BigDecimal amount, String currency) {
    private static final Pattern CODE = Pattern.compile("[A-Z]{3}");

    public Money {
        if (amount.signum() < 0 || !isCurrency(currency)) {
            throw new IllegalArgumentException("an amount is not negative and has a currency");
        }
        BigDecimal plain = amount.stripTrailingZeros();
        amount = plain.scale() < 0 ? plain.setScale(0) : plain;
    }

    /// Whether that can be the code of a currency.
    public static boolean isCurrency(String code) {
        return CODE.matcher(code).matches();
    }

    /// Whether it is more than another of the same currency.
    public boolean isMoreThan(Money other) {
        if (!currency.equals(other.currency)) {
            throw new IllegalArgumentException("two currencies cannot be compared");
        }
        return amount.compareTo(other.amount) > 0;
    }
}
