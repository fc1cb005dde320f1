package dev.deskhand.app.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SurroundingsTest {
    @ParameterizedTest
    @CsvSource({
        "zh_CN.UTF-8, '', '', zh-CN",
        "'', zh_TW, C.UTF-8, zh-TW",
        "'', '', de_DE@euro, de-DE",
        "C.UTF-8, zh_CN, zh_CN,",
        "'', POSIX, zh_CN,",
        "'', '', '',",
    })
    void the_language_is_the_one_that_is_asked_for_made_or_not(
            String all, String messages, String lang, @Nullable String language) {
        Map<String, String> asked = Map.of("LC_ALL", all, "LC_MESSAGES", messages, "LANG", lang);

        assertThat(surroundings(asked, "Linux").language().map(Locale::toLanguageTag))
                .isEqualTo(Optional.ofNullable(language));
        assertThat(surroundings(asked, "Mac OS X").language()).isEmpty();
    }

    private static Surroundings surroundings(Map<String, String> variables, String system) {
        return new Surroundings(variables, system, Path.of("/"), new Surroundings.Shared(null, Path.of("/")));
    }

    @Test
    void their_text_holds_no_variables_value() {
        Path home = Path.of("/home/ada");
        Surroundings surroundings =
                new Surroundings(Map.of("MY_KEY", "sk-1"), "Linux", home, new Surroundings.Shared(null, home));

        assertThat(surroundings.variable("MY_KEY")).contains("sk-1");
        assertThat(surroundings.toString()).doesNotContain("sk-1");
    }
}
