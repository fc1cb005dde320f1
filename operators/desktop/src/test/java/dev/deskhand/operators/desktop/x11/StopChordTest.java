package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class StopChordTest {
    private static final Layout LAYOUT = new Layout(
            Map.of(),
            Map.of(),
            Map.of(
                    Keysyms.CONTROL_LEFT, Set.of(37),
                    Keysyms.CONTROL_RIGHT, Set.of(105),
                    Keysyms.ALT_LEFT, Set.of(64),
                    Keysyms.SHIFT_LEFT, Set.of(50),
                    Keysyms.SHIFT_RIGHT, Set.of(62),
                    Keysyms.ESCAPE, Set.of(9)),
            List.of());
    private static final StopChord CHORD = StopChord.on(LAYOUT);

    @Test
    void takes_all_four_keys_left_or_right_with_others_or_without() {
        assertThat(CHORD.isCompletedBy(Set.of(37, 64, 50, 9))).isTrue();
        assertThat(CHORD.isCompletedBy(Set.of(105, 64, 62, 9, 38))).isTrue();
    }

    @Test
    void is_not_three_of_them() {
        assertThat(CHORD.isCompletedBy(Set.of(64, 50, 9))).isFalse();
        assertThat(CHORD.isCompletedBy(Set.of(37, 50, 9))).isFalse();
        assertThat(CHORD.isCompletedBy(Set.of(37, 64, 9))).isFalse();
        assertThat(CHORD.isCompletedBy(Set.of(37, 105, 64, 50, 62))).isFalse();
    }

    @Test
    void cannot_be_completed_on_a_keyboard_without_one_of_them() {
        StopChord poor = StopChord.on(new Layout(Map.of(), Map.of(), Map.of(Keysyms.ESCAPE, Set.of(9)), List.of()));
        assertThat(poor.isCompletedBy(Set.of(9))).isFalse();
    }
}
