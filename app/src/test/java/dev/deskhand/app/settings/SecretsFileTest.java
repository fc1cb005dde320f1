package dev.deskhand.app.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.deskhand.app.i18n.Texts;
import dev.deskhand.journal.OwnerOnly;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SecretsFileTest {
    @TempDir
    Path folder;

    private Path file;
    private SecretsFile secrets;

    @BeforeEach
    void start() {
        file = folder.resolve("secrets.json");
        secrets = new SecretsFile(file);
    }

    @Test
    void a_key_comes_back_as_it_was_kept_and_only_its_owner_can_read_it() throws IOException, BadSetting {
        secrets.keep("Local", new Secret("sk-1"));
        secrets.keep("Other", new Secret("sk-2"));

        assertThat(secrets.key("Local").orElseThrow().reveal()).isEqualTo("sk-1");
        assertThat(secrets.key("None")).isEmpty();
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(PosixFilePermissions.fromString("rw-------"));
    }

    @Test
    void a_forgotten_key_is_gone_from_the_file() throws IOException, BadSetting {
        secrets.keep("Local", new Secret("sk-1"));
        secrets.forget("Local");
        secrets.forget("Never kept");

        assertThat(secrets.key("Local")).isEmpty();
        assertThat(Files.readString(file)).doesNotContain("sk-1");
    }

    @ParameterizedTest
    @CsvSource({"rw-r-----", "rw----r--", "rwx------"})
    void a_file_others_can_reach_is_refused_with_the_line_that_closes_it(String permissions)
            throws IOException, BadSetting {
        secrets.keep("Local", new Secret("sk-1"));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));

        BadSetting fault = catchThrowableOfType(BadSetting.class, () -> secrets.key("Local"));

        assertThat(fault.sentence(Texts.in(Locale.ENGLISH)))
                .endsWith("chmod 600 " + file)
                .doesNotContain("sk-1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {                                          |        | JSON
            {"version": 9}                             |         | NEWER
            {"version": 1, "keys": []}                 | keys   | OBJECT
            {"version": 1, "keys": {"a": 7}}           | keys.a | TEXT
            {"version": 1, "keys": {"a": ""}}          | keys.a | TEXT
            {"version": 1, "keys": {"a": "sk 1"}}      | keys.a | KEY
            {"version": 1, "keys": {"a": "schlüssel"}} | keys.a | KEY
            """)
    void what_cannot_be_taken_is_named_by_its_field(String text, String field, BadSetting.Rule rule)
            throws IOException {
        OwnerOnly.file(file);
        Files.writeString(file, text);

        BadSetting fault = catchThrowableOfType(BadSetting.class, () -> secrets.key("a"));

        assertThat(fault.rule()).isEqualTo(rule);
        assertThat(fault.field()).isEqualTo(field == null ? "" : field);
        assertThat(fault.sentence(Texts.in(Locale.ENGLISH))).doesNotContain("sk 1", "schlüssel");
    }

    @Test
    void a_secret_shows_itself_nowhere_by_accident() {
        assertThat(new Secret("sk-1")).hasToString("Secret[hidden]");
    }
}
