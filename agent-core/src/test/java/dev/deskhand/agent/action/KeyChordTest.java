package dev.deskhand.agent.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyChordTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            ctrl c            | ctrl,c
            ctrl+c            | ctrl,c
            Ctrl + C          | ctrl,c
            ctrl  shift\tt    | ctrl,shift,t
            ctrl-c            | ctrl,c
            ctrl-shift-t      | ctrl,shift,t
            page-up           | page-up
            well-known        | well-known
            ctrl, c           | ctrl,c
            ctrl +            | ctrl,+
            ctrl++            | ctrl,+
            ctrl + +          | ctrl,+
            +                 | +
            ctrl -            | ctrl,-
            ctrl+-            | ctrl,-
            page down         | page down
            ctrl page down    | ctrl,page down
            ctrl+page_down    | ctrl,page_down
            down arrow        | down arrow
            shift left arrow  | shift,left arrow
            print screen      | print screen
            caps lock         | caps lock
            space bar         | space bar
            page page         | page,page
            """)
    void keys_are_told_apart_in_every_way_models_join_them(String text, String names) {
        assertThat(KeyChord.parse(text).names()).containsExactly(names.split(",", -1));
    }

    @Test
    void white_space_is_the_key_that_types_it() {
        assertThat(KeyChord.parse(" ").names()).containsExactly("space");
        assertThat(KeyChord.parse("\n").names()).containsExactly("enter");
        assertThat(KeyChord.parse("\t").names()).containsExactly("tab");
    }

    @Test
    void nothing_is_no_chord() {
        assertThatThrownBy(() -> KeyChord.parse("")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> KeyChord.ofText(" ")).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ctrl + page down", "shift left arrow", "ctrl +", "+", " ", "a b c", "nonsense key"})
    void its_text_gives_it_back(String text) {
        KeyChord chord = KeyChord.parse(text);

        assertThat(KeyChord.ofText(chord.text())).isEqualTo(chord);
    }

    /// Each of these did nothing, or something else, in the program we measure ourselves against.
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            escape       | ESCAPE
            esc          | ESCAPE
            control      | CONTROL
            return       | ENTER
            plus         | +
            del          | DELETE
            pgdn         | PAGE_DOWN
            pagedown     | PAGE_DOWN
            page down    | PAGE_DOWN
            pageup       | PAGE_UP
            super        | SUPER
            win          | SUPER
            meta         | SUPER
            cmd          | SUPER
            option       | ALT
            printscreen  | PRINT_SCREEN
            arrowdown    | ARROW_DOWN
            down         | ARROW_DOWN
            down arrow   | ARROW_DOWN
            space        | SPACE
            insert       | INSERT
            home         | HOME
            F5           | F5
            alt gr       | ALT_GRAPH
            kp_5         | NUMPAD_5
            1            | 1
            0            | 0
            /            | /
            ,            | ,
            .            | .
            -            | -
            ]            | ]
            é            | é
            Q            | q
            """)
    void names_of_keys_mean_those_keys(String name, String key) {
        Key expected = Arrays.stream(NamedKey.values())
                .filter(named -> named.name().equals(key))
                .<Key>map(named -> named)
                .findFirst()
                .orElseGet(() -> new Key.CharacterKey(key.codePointAt(0)));

        assertThat(Key.named(name)).contains(expected);
    }

    @ParameterizedTest
    @EnumSource(NamedKey.class)
    void every_key_answers_to_its_own_name(NamedKey key) {
        String name = key.name();

        assertThat(List.of(name, name.toLowerCase(Locale.ROOT), name.replace('_', ' '), name.replace("_", "")))
                .allSatisfy(spelling -> assertThat(Key.named(spelling)).contains(key));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "nonsense", "f25", "\u0007", "\ud800\ud800", "ab"})
    void no_other_name_means_a_key(String name) {
        assertThat(Key.named(name)).isEmpty();
    }

    @Test
    void a_character_beyond_the_first_plane_is_one_key() {
        assertThat(Key.named("😀")).isEqualTo(Optional.of(new Key.CharacterKey(0x1F600)));
    }

    @Test
    void modifiers_are_known_as_such() {
        assertThat(Arrays.stream(NamedKey.values()).filter(Key::isModifier))
                .containsExactly(
                        NamedKey.CONTROL,
                        NamedKey.CONTROL_RIGHT,
                        NamedKey.SHIFT,
                        NamedKey.SHIFT_RIGHT,
                        NamedKey.ALT,
                        NamedKey.ALT_GRAPH,
                        NamedKey.SUPER,
                        NamedKey.SUPER_RIGHT);
        assertThat(new Key.CharacterKey('c').isModifier()).isFalse();
    }
}
