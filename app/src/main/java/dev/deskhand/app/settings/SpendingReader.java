package dev.deskhand.app.settings;

import com.fasterxml.jackson.databind.JsonNode;
import dev.deskhand.agent.cost.Money;
import dev.deskhand.agent.cost.Price;
import dev.deskhand.app.settings.BadSetting.Rule;
import java.math.BigDecimal;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Checks what a profile says of prices and limits, field by field.
record SpendingReader(Document document) {
    static final String PRICE = "price";
    static final String LIMITS = "limits";

    private static final Set<String> OF_PRICE = Set.of("input", "output", "cached", "currency");
    private static final Set<String> OF_LIMITS = Set.of("tokens", "cost");
    private static final long MOST_TOKENS = 1_000_000_000_000L;

    /// What stands in a profile.
    ///
    /// @param field the path of the profile
    Spending read(JsonNode profile, String field) throws BadSetting {
        JsonNode limits = object(profile, LIMITS, field);
        String place = field + "." + LIMITS + ".";
        return new Spending(
                price(object(profile, PRICE, field), field + "." + PRICE + "."),
                tokens(limits.path("tokens"), place + "tokens"),
                limits.hasNonNull("cost") ? limit(limits.path("cost"), place + "cost") : null);
    }

    /// The paths of fields nobody knows.
    ///
    /// @param path of the profile, with a dot behind it
    static List<String> unknown(JsonNode profile, String path) {
        return Stream.concat(
                        Document.unknown(profile.path(PRICE), path + PRICE + ".", OF_PRICE).stream(),
                        Document.unknown(profile.path(LIMITS), path + LIMITS + ".", OF_LIMITS).stream())
                .toList();
    }

    private JsonNode object(JsonNode profile, String name, String field) throws BadSetting {
        JsonNode node = profile.path(name);
        if (profile.hasNonNull(name) && !node.isObject()) {
            throw document.bad(field + "." + name, Rule.OBJECT);
        }
        return node;
    }

    private @Nullable Price price(JsonNode node, String path) throws BadSetting {
        if (!node.isObject()) {
            return null;
        }
        BigDecimal input = amount(node.path("input"), path + "input");
        BigDecimal output = amount(node.path("output"), path + "output");
        BigDecimal cached = node.hasNonNull("cached") ? amount(node.path("cached"), path + "cached") : input;
        String currency = document.text(node.path("currency"), path + "currency");
        if (!Money.isCurrency(currency)) {
            throw document.bad(path + "currency", Rule.CURRENCY);
        }
        return new Price(input, output, cached, currency);
    }

    private BigDecimal limit(JsonNode value, String field) throws BadSetting {
        BigDecimal limit = amount(value, field);
        if (limit.signum() == 0) {
            throw document.bad(field, Rule.AMOUNT);
        }
        return limit;
    }

    private BigDecimal amount(JsonNode value, String field) throws BadSetting {
        if (value.isMissingNode() || value.isNull()) {
            throw document.bad(field, Rule.MISSING);
        }
        if (!value.isNumber() || !Price.isSound(value.decimalValue())) {
            throw document.bad(field, Rule.AMOUNT);
        }
        return value.decimalValue();
    }

    private @Nullable Long tokens(JsonNode value, String field) throws BadSetting {
        if (value.isMissingNode() || value.isNull()) {
            return null;
        }
        boolean isCount = value.isIntegralNumber() && value.canConvertToLong();
        if (!isCount || value.longValue() < 1 || value.longValue() > MOST_TOKENS) {
            throw document.bad(field, Rule.COUNT);
        }
        return value.longValue();
    }
}
