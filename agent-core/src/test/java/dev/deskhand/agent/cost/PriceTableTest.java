package dev.deskhand.agent.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.deskhand.agent.json.BadField;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PriceTableTest {
    private static final String TABLE = """
            {"prices": [
              {"host": "api.models.test", "models": ["big-2*", "big"], "input": "3", "output": "15", "cached": "0.30",
               "currency": "USD", "as_of": "2026-03-01"},
              {"host": "api.models.test", "models": ["b*"], "input": "1", "output": "2", "currency": "EUR",
               "as_of": "2026-03-01"}]}
            """;

    @Test
    void the_first_entry_that_fits_host_and_model_counts() {
        PriceTable table = PriceTable.read(TABLE);

        assertThat(table.find("API.models.test", "Big-2.5-mini")).hasValueSatisfying(price -> {
            assertThat(price.input()).isEqualByComparingTo("3");
            assertThat(price.cached()).isEqualByComparingTo("0.3");
        });
        assertThat(table.find("api.models.test", "bigger")).map(Price::currency).contains("EUR");
    }

    @Test
    void the_same_model_elsewhere_and_a_name_that_only_holds_it_have_no_price() {
        PriceTable table = PriceTable.read(TABLE);

        assertThat(table.find("resale.test", "big")).isEmpty();
        assertThat(table.find("api.models.test", "my-big")).isEmpty();
    }

    @Test
    void what_is_read_from_a_cache_costs_as_much_as_the_rest_where_nobody_says_otherwise() {
        assertThat(PriceTable.read(TABLE).find("api.models.test", "b").map(Price::cached))
                .contains(BigDecimal.ONE);
    }

    @Test
    void the_one_that_comes_with_the_program_can_be_read_and_knows_no_model_of_a_persons_own() {
        assertThat(PriceTable.builtIn().find("127.0.0.1", "ui-tars-1.5-7b")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "as_of": "2026-03-01" | "as_of": "lately"  | prices[0].as_of
            "input": "3"          | "input": 3         | prices[0].input
            "input": "3"          | "input": "-3"      | prices[0].input
            "input": "3"          | "input": "99999999999" | prices[0].currency
            "currency": "USD"     | "currency": "$"    | prices[0].currency
            "host"                | "hosts"            | prices[0].hosts
            """)
    void what_cannot_be_taken_is_named(String right, String wrong, String field) {
        String table = TABLE.replaceFirst(java.util.regex.Pattern.quote(right), wrong.replace("$", "\\$"));

        BadField fault = catchThrowableOfType(BadField.class, () -> PriceTable.read(table));

        assertThat(fault.field()).isEqualTo(field);
    }
}
