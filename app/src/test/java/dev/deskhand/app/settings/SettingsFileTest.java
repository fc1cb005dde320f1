package dev.deskhand.app.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.deskhand.agent.cost.Price;
import dev.deskhand.agent.tool.Engine;
import dev.deskhand.app.i18n.Texts;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsFileTest {
    private static final Profile LOCAL = new Profile("Local", "http://127.0.0.1:8000/v1", "m", "ui-tars-1.5", null);
    private static final Profile CLOUD = new Profile("Cloud", "https://models.test/v1", "big", "ui-tars-1.5", "KEY");

    @TempDir
    Path folder;

    private Path file;
    private SettingsFile settings;

    @BeforeEach
    void start() {
        file = folder.resolve("made/settings.json");
        settings = new SettingsFile(file, Set.of("ui-tars-1.5"));
    }

    @Test
    void without_a_file_there_are_no_profiles_and_none_is_made() throws BadSetting {
        assertThat(settings.profiles()).isEmpty();
        assertThat(file).doesNotExist();
    }

    @Test
    void a_profile_comes_back_as_it_was_kept_the_last_one_first() throws BadSetting {
        settings.keep(LOCAL);
        settings.keep(CLOUD);

        assertThat(settings.profiles()).containsExactly(CLOUD, LOCAL);
        assertThat(settings.profile("Local")).contains(LOCAL);
        assertThat(settings.profile("Other")).isEmpty();
    }

    @Test
    void a_profile_of_the_same_name_is_replaced() throws BadSetting {
        settings.keep(LOCAL);
        settings.keep(CLOUD);
        Profile changed = new Profile("Local", "http://[::1]:9/v1", "n", "ui-tars-1.5", null);
        settings.keep(changed);

        assertThat(settings.profiles()).containsExactly(changed, CLOUD);
    }

    @Test
    void a_profile_that_is_removed_is_gone_and_the_others_stay_as_they_were() throws IOException, BadSetting {
        write("""
                {"version": 1, "theme": {"dark": true}, "profiles": [
                  {"name": "Local", "base_url": "http://a/v1", "model": "m", "family": "ui-tars-1.5"},
                  {"name": "Cloud", "base_url": "http://b/v1", "model": "m", "family": "ui-tars-1.5", "notes": [7]}]}
                """);
        settings.remove("Local");

        assertThat(settings.profiles()).extracting(Profile::name).containsExactly("Cloud");
        JsonNode kept = new ObjectMapper().readTree(file.toFile());
        assertThat(kept.at("/theme/dark").booleanValue()).isTrue();
        assertThat(kept.at("/profiles/0/notes/0").intValue()).isEqualTo(7);
    }

    @Test
    void nothing_is_written_where_there_is_nothing_to_remove() throws BadSetting {
        settings.remove("Local");

        assertThat(file).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource({
        "/dev/null/deskhand/settings.json, NO_FOLDER, /dev/null",
        "/proc/deskhand/settings.json, UNWRITABLE, /proc/deskhand",
    })
    void where_nothing_can_be_kept_the_reason_is_named(Path place, BadSetting.Rule rule, String named) {
        SettingsFile elsewhere = new SettingsFile(place, Set.of("ui-tars-1.5"));

        BadSetting fault = catchThrowableOfType(BadSetting.class, () -> elsewhere.keep(LOCAL));

        assertThat(fault.rule()).isEqualTo(rule);
        assertThat(fault.place()).isEqualTo(named);
    }

    @Test
    void what_it_does_not_know_is_named_without_its_value() throws IOException, BadSetting {
        write("""
                {"version": 1, "them": "canary", "profiles": [
                  {"name": "Local", "base_url": "http://a/v1", "model": "m", "family": "ui-tars-1.5", "keyenv": "canary",
                   "price": {"input": 1, "output": 2, "currency": "USD", "cach": 9}, "limits": {"token": 9}}]}
                """);

        assertThat(settings.unknownFields())
                .containsExactly("them", "profiles[0].keyenv", "profiles[0].price.cach", "profiles[0].limits.token");
    }

    @Test
    void what_it_does_not_know_stays_in_the_file() throws IOException, BadSetting {
        write("""
                {"version": 1, "theme": {"dark": true}, "profiles": [
                  {"name": "Local", "base_url": "http://a/v1", "model": "m", "family": "ui-tars-1.5", "notes": [7]}]}
                """);
        settings.keep(LOCAL);

        JsonNode kept = new ObjectMapper().readTree(file.toFile());
        assertThat(kept.at("/theme/dark").booleanValue()).isTrue();
        assertThat(kept.at("/profiles/0/notes/0").intValue()).isEqualTo(7);
        assertThat(kept.at("/profiles/0/base_url").textValue()).isEqualTo(LOCAL.baseUrl());
    }

    @Test
    void a_price_and_limits_are_read_as_they_were_written_and_stay_so() throws IOException, BadSetting {
        write(profile("""
                {"input": 0.30, "output": 15, "cached": 0.000000000001, "currency": "USD"}""", """
                {"tokens": 200000, "cost": 0.10}"""));
        Price price = new Price(new BigDecimal("0.30"), new BigDecimal("15"), new BigDecimal("0.000000000001"), "USD");
        assertThat(settings.profile("Local").map(Profile::spending))
                .contains(new Spending(price, 200_000L, new BigDecimal("0.10")));

        settings.keep(LOCAL);

        assertThat(Files.readString(file)).contains("0.30", "0.10");
        assertThat(settings.profile("Local").map(profile -> profile.spending().price()))
                .contains(price);
    }

    @Test
    void what_is_read_from_a_cache_costs_as_much_as_the_rest_where_nobody_says_otherwise() throws Exception {
        write(profile("{\"input\": 3, \"output\": 15, \"currency\": \"EUR\"}", "null"));

        assertThat(settings.profile("Local").orElseThrow().spending().price())
                .isEqualTo(new Price(new BigDecimal("3"), new BigDecimal("15"), new BigDecimal("3"), "EUR"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            7                                                 | null           | price          | OBJECT
            {"output": 2, "currency": "USD"}                  | null           | price.input    | MISSING
            {"input": 1, "currency": "USD"}                   | null           | price.output   | MISSING
            {"input": "1", "output": 2, "currency": "USD"}    | null           | price.input    | AMOUNT
            {"input": -1, "output": 2, "currency": "USD"}     | null           | price.input    | AMOUNT
            {"input": 1e99, "output": 2, "currency": "USD"}   | null           | price.input    | AMOUNT
            {"input": 1e-99, "output": 2, "currency": "USD"}  | null           | price.input    | AMOUNT
            {"input": 1, "output": 2, "currency": "USD", "cached": true} | null | price.cached  | AMOUNT
            {"input": 1, "output": 2}                         | null           | price.currency | MISSING
            {"input": 1, "output": 2, "currency": "dollars"}  | null           | price.currency | CURRENCY
            null                                              | []             | limits         | OBJECT
            null                                              | {"tokens": 0}  | limits.tokens  | COUNT
            null                                              | {"tokens": 1.5} | limits.tokens | COUNT
            null                                              | {"tokens": 99999999999999999999} | limits.tokens | COUNT
            null                                              | {"cost": 0}    | limits.cost    | AMOUNT
            null                                              | {"cost": "1"}  | limits.cost    | AMOUNT
            """)
    void a_price_or_limit_that_cannot_be_taken_is_named(String price, String limits, String field, BadSetting.Rule rule)
            throws IOException {
        write(profile(price, limits));

        BadSetting fault = catchThrowableOfType(BadSetting.class, settings::profiles);

        assertThat(fault.rule()).isEqualTo(rule);
        assertThat(fault.field()).isEqualTo("profiles[0]." + field);
        assertThat(fault.sentence(Texts.in(Locale.ENGLISH))).contains(fault.field());
    }

    private static String profile(String price, String limits) {
        return """
                {"version": 1, "profiles": [{"name": "Local", "base_url": "http://a/v1", "model": "m",
                  "family": "ui-tars-1.5", "price": %s, "limits": %s}]}
                """.formatted(price, limits);
    }

    @Test
    void the_file_is_the_owners_and_only_an_empty_lock_is_left_beside_it() throws IOException, BadSetting {
        settings.keep(LOCAL);

        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(PosixFilePermissions.fromString("rw-------"));
        try (Stream<Path> files = Files.list(folder.resolve("made"))) {
            Path lock = file.resolveSibling(".settings.json.lock");
            assertThat(files).containsExactlyInAnyOrder(file, lock);
            assertThat(lock).isEmptyFile();
        }
    }

    @Test
    void a_profile_that_could_not_be_read_again_is_not_written() {
        Profile bad = new Profile("Local", "http://user:pass@host/v1", "m", "ui-tars-1.5", null);

        BadSetting fault = catchThrowableOfType(BadSetting.class, () -> settings.keep(bad));

        assertThat(fault.field()).isEqualTo("profiles[0].base_url");
        assertThat(file).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            nonsense                                 |                     | JSON
            []                                       |                     | JSON
            {"version": 1} {}                        |                     | JSON
            {"version": 1, "version": 1}             |                     | JSON
            {}                                       | version             | MISSING
            {"version": "1"}                         | version             | MISSING
            {"version": 2}                           |                     | NEWER
            {"version": 1, "profiles": {}}           | profiles            | LIST
            {"version": 1, "profiles": [7]}          | profiles[0]         | OBJECT
            {"version": 1, "profiles": [{"base_url": "http://a"}]}              | profiles[0].name     | MISSING
            {"version": 1, "profiles": [{"name": 7}]}                           | profiles[0].name     | TEXT
            {"version": 1, "profiles": [{"name": " a"}]}                        | profiles[0].name     | NAME
            {"version": 1, "profiles": [{"name": "a"}]}                         | profiles[0].base_url | MISSING
            {"version": 1, "profiles": [{"name": "a", "base_url": "ftp://a"}]}  | profiles[0].base_url | URL
            {"version": 1, "profiles": [{"name": "a", "base_url": "http://"}]}  | profiles[0].base_url | URL
            {"version": 1, "profiles": [{"name": "a", "base_url": "a b"}]}      | profiles[0].base_url | URL
            {"version": 1, "profiles": [{"name": "a", "base_url": "http://a"}]} | profiles[0].model    | MISSING
            {"version": 1, "profiles": [{"name": "a", "base_url": "http://a", "model": "m", "family": "ui-tars-1.5", "key_env": "A B"}]} | profiles[0].key_env | VARIABLE
            {"version": 1, "profiles": [{"name": "a", "base_url": "http://a", "model": "m", "family": "ui-tars-1.5", "tool_engine": "magic"}]} | profiles[0].tool_engine | ENGINE
            """)
    void what_cannot_be_taken_is_named_by_its_field(String text, String field, BadSetting.Rule rule)
            throws IOException {
        write(text);

        BadSetting fault = catchThrowableOfType(BadSetting.class, settings::profiles);

        assertThat(fault.rule()).isEqualTo(rule);
        assertThat(fault.field()).isEqualTo(field == null ? "" : field);
        assertThat(fault.sentence(Texts.in(Locale.ENGLISH))).contains(file.toString(), fault.field());
    }

    @Test
    void two_profiles_of_one_name_are_refused() throws IOException {
        String profile = "{\"name\": \"a\", \"base_url\": \"http://a\", \"model\": \"m\", \"family\": \"ui-tars-1.5\"}";
        write("{\"version\": 1, \"profiles\": [" + profile + ", " + profile + "]}");

        assertThat(catchThrowableOfType(BadSetting.class, settings::profiles))
                .satisfies(fault -> assertThat(fault.field()).isEqualTo("profiles[1].name"))
                .satisfies(fault -> assertThat(fault.rule()).isEqualTo(BadSetting.Rule.TWICE));
    }

    @Test
    void a_file_too_large_to_be_ours_is_not_read() throws IOException {
        write(" ".repeat(1 << 20) + "{}");

        assertThat(catchThrowableOfType(BadSetting.class, settings::profiles).rule())
                .isEqualTo(BadSetting.Rule.TOO_LARGE);
    }

    @Test
    void a_damaged_file_is_not_written_over() throws IOException {
        write("{\"version\": 1, ");

        var _ = catchThrowableOfType(BadSetting.class, () -> settings.keep(LOCAL));

        assertThat(file).hasContent("{\"version\": 1, ");
    }

    private void write(String text) throws IOException {
        Files.createDirectories(folder.resolve("made"));
        Files.writeString(file, text);
    }

    @Test
    void the_way_of_asking_comes_back_as_it_was_kept_and_is_written_only_where_it_is_not_the_usual_one()
            throws IOException, BadSetting {
        Profile told = new Profile("Told", "http://a/v1", "m", "ui-tars-1.5", null).askedBy(Engine.PROMPT);
        settings.keep(LOCAL);
        settings.keep(told);

        assertThat(settings.profiles()).containsExactly(told, LOCAL);
        assertThat(Files.readString(file)).containsOnlyOnce("\"tool_engine\" : \"prompt\"");
        settings.keep(new Profile("Told", "http://a/v1", "m", "ui-tars-1.5", null));
        assertThat(Files.readString(file)).doesNotContain("tool_engine");
    }

    @Test
    void a_family_that_is_gone_keeps_nobody_from_the_other_profiles_and_is_not_written_anew() throws Exception {
        write("""
                {"version": 1, "profiles": [
                  {"name": "a", "base_url": "http://a", "model": "m", "family": "gone"},
                  {"name": "b", "base_url": "http://b", "model": "m", "family": "ui-tars-1.5"}]}
                """);

        assertThat(settings.profiles()).extracting(Profile::name).containsExactly("a", "b");
        assertThatThrownBy(() -> settings.keep(new Profile("c", "http://c", "m", "gone", null)))
                .isInstanceOfSatisfying(
                        BadSetting.class, fault -> assertThat(fault.rule()).isEqualTo(BadSetting.Rule.FAMILY));
        settings.remove("a");
        assertThat(settings.profiles()).extracting(Profile::name).containsExactly("b");
    }
}
