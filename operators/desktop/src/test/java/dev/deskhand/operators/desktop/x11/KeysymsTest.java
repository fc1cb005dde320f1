package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Key;
import dev.deskhand.agent.action.NamedKey;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class KeysymsTest {
    @Test
    void every_character_has_one_and_leads_back_to_itself() {
        IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
                .filter(codePoint -> !Character.isISOControl(codePoint))
                .forEach(codePoint -> {
                    long symbol = Keysyms.ofCharacter(codePoint);
                    if (Keysyms.characterOf(symbol).orElse(-1) != codePoint) {
                        throw new AssertionError("U+%04X became keysym %x".formatted(codePoint, symbol));
                    }
                });
    }

    @Test
    void latin_1_is_its_own_and_the_rest_is_the_unicode_range() {
        assertThat(Keysyms.ofCharacter('a')).isEqualTo(0x61);
        assertThat(Keysyms.ofCharacter('ÿ')).isEqualTo(0xFF);
        assertThat(Keysyms.ofCharacter('Ā')).isEqualTo(0x1000100);
        assertThat(Keysyms.ofCharacter(0x1F600)).isEqualTo(0x101F600);
    }

    @Test
    void keys_that_type_nothing_are_no_characters() {
        for (long symbol : List.of(Keysyms.RETURN, Keysyms.ESCAPE, Keysyms.SHIFT_LEFT, Keysyms.NONE, 0x1008FF14L)) {
            assertThat(Keysyms.characterOf(symbol)).isEmpty();
        }
        assertThat(Keysyms.characterOf(0x1000000L + Character.MAX_CODE_POINT + 1))
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource(NamedKey.class)
    void every_named_key_is_called_something(NamedKey key) {
        assertThat(NamedKeysyms.of(key)).isNotEmpty().doesNotContain(Keysyms.NONE);
    }

    @Test
    void no_two_named_keys_are_called_the_same() {
        assertThat(Arrays.stream(NamedKey.values())
                        .map(key -> NamedKeysyms.of(key).getFirst()))
                .doesNotHaveDuplicates();
    }

    @Test
    void a_character_key_is_called_by_its_character() {
        assertThat(NamedKeysyms.of(new Key.CharacterKey('ß'))).containsExactly(0xDFL);
        assertThat(NamedKeysyms.of(new Key.CharacterKey('ы'))).containsExactly(0x100044BL);
    }

    @Test
    void function_keys_and_digits_of_the_keypad_count_up() {
        assertThat(NamedKeysyms.of(NamedKey.F1)).containsExactly(0xFFBEL);
        assertThat(NamedKeysyms.of(NamedKey.F24)).containsExactly(0xFFD5L);
        assertThat(NamedKeysyms.of(NamedKey.NUMPAD_0)).containsExactly(0xFFB0L);
        assertThat(NamedKeysyms.of(NamedKey.NUMPAD_9)).containsExactly(0xFFB9L);
    }
}
