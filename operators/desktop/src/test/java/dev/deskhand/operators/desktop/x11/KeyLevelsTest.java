package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// How a layout's tables become strokes, on layouts small enough to read.
class KeyLevelsTest {
    private static final int SHIFT_MASK = 1;
    private static final int LOCK_MASK = 2;
    private static final int NUM_LOCK_MASK = 0x10;
    private static final int LEVEL_3_MASK = 0x80;
    private static final int SHIFT_KEY = 50;
    private static final int LEVEL_3_KEY = 92;

    private static final KeyType ONE_LEVEL = new KeyType(0, List.of());
    private static final KeyType ALPHABETIC = new KeyType(
            SHIFT_MASK | LOCK_MASK, List.of(new KeyType.Level(SHIFT_MASK, 1), new KeyType.Level(LOCK_MASK, 1)));
    private static final KeyType FOUR_LEVELS = new KeyType(
            SHIFT_MASK | LEVEL_3_MASK,
            List.of(
                    new KeyType.Level(SHIFT_MASK, 1),
                    new KeyType.Level(LEVEL_3_MASK, 2),
                    new KeyType.Level(SHIFT_MASK | LEVEL_3_MASK, 3)));
    private static final KeyType KEYPAD =
            new KeyType(SHIFT_MASK | NUM_LOCK_MASK, List.of(new KeyType.Level(NUM_LOCK_MASK, 1)));
    private static final List<KeyType> TYPES = List.of(ONE_LEVEL, ALPHABETIC, FOUR_LEVELS, KEYPAD);

    private final Map<Integer, KeySymbols> keys = new HashMap<>(Map.of(
            SHIFT_KEY, key(0, Keysyms.SHIFT_LEFT),
            LEVEL_3_KEY, key(0, Keysyms.LEVEL_3_SHIFT)));

    @Test
    void a_key_type_gives_the_level_of_exactly_the_modifiers_in_force() {
        assertThat(ALPHABETIC.level(0)).isZero();
        assertThat(ALPHABETIC.level(SHIFT_MASK)).isEqualTo(1);
        assertThat(ALPHABETIC.level(SHIFT_MASK | LOCK_MASK)).isZero();
        assertThat(ALPHABETIC.level(SHIFT_MASK | LEVEL_3_MASK)).isEqualTo(1);
    }

    @Test
    void each_level_is_struck_with_the_modifiers_it_takes() {
        keys.put(24, key(2, 'q', 'Q', '@', 0x7D9));
        Strokes strokes = strokes(new KeyboardState(0, 0));
        assertThat(strokes.current())
                .containsEntry((long) 'q', Stroke.plain(24))
                .containsEntry((long) 'Q', new Stroke(24, List.of(SHIFT_KEY)))
                .containsEntry((long) '@', new Stroke(24, List.of(LEVEL_3_KEY)))
                .containsEntry(0x7D9L, new Stroke(24, List.of(SHIFT_KEY, LEVEL_3_KEY)));
    }

    @Test
    void caps_lock_changes_no_stroke() {
        keys.put(38, key(1, 'a', 'A'));
        assertThat(strokes(new KeyboardState(0, LOCK_MASK)).current())
                .isEqualTo(strokes(new KeyboardState(0, 0)).current());
    }

    @Test
    void a_level_behind_num_lock_is_reached_only_while_it_is_on() {
        keys.put(79, key(3, 0xFF95, 0xFFB7));
        assertThat(strokes(new KeyboardState(0, 0)).current()).doesNotContainKey(0xFFB7L);
        assertThat(strokes(new KeyboardState(0, NUM_LOCK_MASK)).current()).containsEntry(0xFFB7L, Stroke.plain(79));
    }

    @Test
    void the_stroke_with_the_fewest_modifiers_wins() {
        keys.put(10, key(1, '1', '+'));
        keys.put(21, key(1, '+', '*'));
        assertThat(strokes(new KeyboardState(0, 0)).current()).containsEntry((long) '+', Stroke.plain(21));
    }

    @Test
    void the_layout_in_use_is_kept_apart_from_the_others() {
        keys.put(54, new KeySymbols(new int[] {1, 1}, 0, 2, 0x6D3, 0x6F3, 'c', 'C'));
        Strokes russian = strokes(new KeyboardState(0, 0));
        assertThat(russian.current()).containsKey(0x6D3L).doesNotContainKey((long) 'c');
        assertThat(russian.elsewhere()).containsEntry((long) 'c', Stroke.plain(54));
        assertThat(strokes(new KeyboardState(1, 0)).current()).containsEntry((long) 'c', Stroke.plain(54));
    }

    @Test
    void one_character_is_one_symbol_however_the_layout_spells_it() {
        keys.put(26, key(1, 0x10000E4, 0x10000C4));
        keys.put(27, key(0, 0x20AC));
        assertThat(strokes(new KeyboardState(0, 0)).current())
                .containsKeys(Keysyms.ofCharacter('ä'), Keysyms.ofCharacter('Ä'), Keysyms.ofCharacter('€'));
    }

    @Test
    void every_key_a_symbol_is_engraved_on_is_known() {
        keys.put(37, key(0, Keysyms.CONTROL_LEFT));
        keys.put(66, key(0, Keysyms.CONTROL_LEFT));
        assertThat(strokes(new KeyboardState(0, 0)).engraved()).containsEntry(Keysyms.CONTROL_LEFT, Set.of(37, 66));
    }

    @Test
    void a_group_a_key_does_not_have_wraps_clamps_or_redirects() {
        int wrap = 0;
        int clamp = 0x40;
        int redirectToSecond = 0x80 | 0x10;
        assertThat(twoGroups(wrap).effective(3)).isEqualTo(1);
        assertThat(twoGroups(clamp).effective(2)).isEqualTo(1);
        assertThat(twoGroups(redirectToSecond).effective(2)).isEqualTo(1);
        assertThat(twoGroups(wrap).effective(0)).isZero();
    }

    @Test
    void a_key_without_symbols_is_spare() {
        assertThat(key(0, Keysyms.NONE).isSpare()).isTrue();
        assertThat(new KeySymbols(new int[0], 0, 0).isSpare()).isTrue();
        assertThat(key(1, Keysyms.NONE, 'x').isSpare()).isFalse();
    }

    private Strokes strokes(KeyboardState state) {
        byte[] modifiers = new byte[256];
        modifiers[SHIFT_KEY] = SHIFT_MASK;
        modifiers[LEVEL_3_KEY] = (byte) LEVEL_3_MASK;
        Strokes strokes = new Strokes(TYPES, Shifts.among(keys, modifiers), state);
        new TreeMap<>(keys).forEach(strokes::add);
        return strokes;
    }

    private static KeySymbols key(int type, long... symbols) {
        return new KeySymbols(new int[] {type}, 0, symbols.length, symbols);
    }

    private static KeySymbols twoGroups(int outside) {
        return new KeySymbols(new int[] {0, 0}, outside, 1, 'a', 'b');
    }
}
