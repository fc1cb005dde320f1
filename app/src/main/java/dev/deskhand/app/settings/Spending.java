package dev.deskhand.app.settings;

import dev.deskhand.agent.cost.Money;
import dev.deskhand.agent.cost.Price;
import dev.deskhand.agent.cost.PriceTable;
import dev.deskhand.agent.run.Limits;
import dev.deskhand.models.BaseUrl;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// What a model's tokens cost, and how many and how much a run may use.
///
/// @param price null where it is not known
/// @param tokens null for no limit
/// @param money in the currency of the price; null for no limit
public record Spending(
        @Nullable Price price,
        @Nullable Long tokens,
        @Nullable BigDecimal money) {
    public static final Spending NONE = new Spending(null, null, null);

    /// With the price the table has, where none was set.
    public Spending orPriceOf(PriceTable prices, String baseUrl, String model) {
        String host = BaseUrl.of(baseUrl).getHost();
        return price != null || host == null
                ? this
                : new Spending(prices.find(host, model).orElse(null), tokens, money);
    }

    /// With those limits in the place of what was set; null leaves it.
    public Spending within(@Nullable Long otherTokens, @Nullable BigDecimal otherMoney) {
        return new Spending(price, otherTokens == null ? tokens : otherTokens, otherMoney == null ? money : otherMoney);
    }

    /// Whether there is a limit on money that cannot be kept.
    public boolean lacksPrice() {
        return money != null && price == null;
    }

    /// The limits of a run.
    ///
    /// @throws NullPointerException where it lacks a price
    public Limits limits(int steps, Duration time) {
        Money most = money == null
                ? null
                : new Money(money, Objects.requireNonNull(price, "a price").currency());
        return new Limits(steps, time, tokens, most);
    }
}
