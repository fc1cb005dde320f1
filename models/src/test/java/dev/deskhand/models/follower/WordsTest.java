package dev.deskhand.models.follower;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class WordsTest {
    private static final Pattern SLOT = Pattern.compile("\\{\\d}");

    private static ResourceBundle bundle(Locale locale) {
        return ResourceBundle.getBundle(
                "dev.deskhand.models.follower.words", locale, Control.getNoFallbackControl(Control.FORMAT_PROPERTIES));
    }

    private static Set<String> slots(String text) {
        return SLOT.matcher(text).results().map(found -> found.group()).collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void both_languages_say_the_same_with_the_same_slots() {
        ResourceBundle english = bundle(Locale.ROOT);
        ResourceBundle chinese = bundle(Locale.CHINESE);

        assertThat(chinese.keySet()).isEqualTo(english.keySet());
        assertThat(english.keySet()).allSatisfy(key -> {
            assertThat(slots(chinese.getString(key))).as(key).isEqualTo(slots(english.getString(key)));
            assertThat(english.getString(key) + chinese.getString(key)).as(key).doesNotContain("'");
        });
        assertThat(english.getString("think.first")).isNotEqualTo(chinese.getString("think.first"));
    }
}
