package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.deskhand.operators.desktop.x11.TextPlan.Batch;
import dev.deskhand.operators.desktop.x11.X11Exception.Reason;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TextPlanTest {
    private static final Stroke A = Stroke.plain(38);
    private static final Stroke CAPITAL_A = new Stroke(38, List.of(50));
    private static final Stroke RETURN = Stroke.plain(36);
    private static final Stroke TAB = Stroke.plain(23);
    private static final Layout LAYOUT = layout(8, 93);

    @Test
    void takes_the_keys_of_the_layout_where_it_has_them() throws X11Exception {
        assertThat(TextPlan.of("aA", LAYOUT)).isEqualTo(plan(new Batch(Map.of(), List.of(A, CAPITAL_A))));
    }

    @Test
    void lends_every_other_character_a_spare_key_once() throws X11Exception {
        assertThat(TextPlan.of("ä世aä", LAYOUT))
                .isEqualTo(plan(new Batch(
                        Map.of(8, 0xE4L, 93, 0x1004E16L),
                        List.of(Stroke.plain(8), Stroke.plain(93), A, Stroke.plain(8)))));
    }

    @Test
    void begins_a_new_batch_when_the_spare_keys_run_out() throws X11Exception {
        assertThat(TextPlan.of("äöaü", LAYOUT))
                .isEqualTo(plan(
                        new Batch(Map.of(8, 0xE4L, 93, 0xF6L), List.of(Stroke.plain(8), Stroke.plain(93), A)),
                        new Batch(Map.of(8, 0xFCL), List.of(Stroke.plain(8)))));
    }

    @Test
    void counts_code_points_not_chars() throws X11Exception {
        TextPlan plan = TextPlan.of("😀a", LAYOUT);
        assertThat(plan.strokes()).isEqualTo(2);
        assertThat(plan.batches().getFirst().lent()).containsExactly(Map.entry(8, 0x101F600L));
        assertThat(plan.keycodes()).containsExactly(8);
    }

    @Test
    void strikes_return_and_tab_for_line_ends_and_tabs() throws X11Exception {
        assertThat(TextPlan.of("a\r\na\n\t", LAYOUT))
                .isEqualTo(plan(new Batch(Map.of(), List.of(A, RETURN, A, RETURN, TAB))));
    }

    @Test
    void refuses_a_text_with_a_character_no_key_can_be_given() {
        assertThat(refusal("a\u0007", LAYOUT)).isEqualTo(Reason.NO_KEY);
        assertThat(refusal("aä", layout())).isEqualTo(Reason.NO_KEY);
        assertThat(TextPlan.untypable("aä", layout())).hasValue('ä');
        assertThat(TextPlan.untypable("aä\r\n", LAYOUT)).isEmpty();
    }

    private static Reason refusal(String text, Layout layout) {
        return catchThrowableOfType(X11Exception.class, () -> TextPlan.of(text, layout))
                .reason();
    }

    private static TextPlan plan(Batch... batches) {
        return new TextPlan(List.of(batches));
    }

    private static Layout layout(Integer... spare) {
        Map<Long, Stroke> strokes =
                Map.of((long) 'a', A, (long) 'A', CAPITAL_A, Keysyms.RETURN, RETURN, Keysyms.TAB, TAB);
        return new Layout(strokes, Map.of(), Map.of(), List.of(spare));
    }
}
