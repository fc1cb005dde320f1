package dev.deskhand.app.i18n;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class TextsTest {
    private static final String KEY = "failure.model_refused.key";

    @Test
    void are_english_for_a_language_that_is_not_there_whatever_this_computer_speaks() {
        assertThat(Texts.in(Locale.FRENCH).text(KEY, "401"))
                .isEqualTo("The endpoint did not accept the key (HTTP 401).");
        assertThat(Texts.in(Locale.FRENCH).languageInEnglish()).isEqualTo("English");
    }

    @Test
    void are_chinese_for_every_chinese_locale() {
        assertThat(Texts.in(Locale.CHINA).text(KEY, "401")).startsWith("端点不接受这个密钥");
        assertThat(Texts.in(Locale.TAIWAN).languageInEnglish()).isEqualTo("Chinese");
    }

    @Test
    void choose_between_one_and_many() {
        Texts texts = Texts.in(Locale.ENGLISH);
        assertThat(texts.text("failure.retry_too_far_off", 1)).contains("1 minute before");
        assertThat(texts.text("failure.retry_too_far_off", 15)).contains("15 minutes before");
    }
}
