package dev.deskhand.agent.action;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.FramePixel;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.agent.screen.TileHashes;
import java.time.Instant;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoundActionTest {
    private static final Size SIZE = new Size(200, 100);
    private static final Frame FRAME = new Frame(
            new FrameId(17),
            new ScreenRect(-300, 40, SIZE),
            new int[20_000],
            TileHashes.of(new int[20_000], SIZE),
            new BitSet(),
            Instant.EPOCH);

    @Test
    void places_become_pixels_of_the_frame_and_of_the_screen_in_the_order_of_acting() {
        BoundAction drag = bound(new Action.Drag(Target.at(0.5, 0), Target.at(1, 1.005)));

        assertThat(drag.pixels()).containsExactly(new FramePixel(100, 0), new FramePixel(199, 99));
        assertThat(drag.points()).containsExactly(new ScreenPixel(-200, 40), new ScreenPixel(-101, 139));
        assertThat(drag.frame()).isSameAs(FRAME);
    }

    @Test
    void an_action_that_points_nowhere_has_no_pixels() {
        assertThat(bound(new Action.Wait(null)).pixels()).isEmpty();
        assertThat(bound(new Action.Scroll(null, Direction.UP, null)).pixels()).isEmpty();
    }

    @Test
    void a_place_outside_is_refused_wherever_it_stands_in_the_action() {
        Action action = new Action.Drag(Target.at(0.5, 0.5), Target.at(0.5, 1.02));

        assertThat(BoundAction.of(FRAME, action))
                .isEqualTo(new Binding.Unbindable(action, Refusal.because(Refusal.Reason.OUTSIDE)));
    }

    @Test
    void names_become_keys() {
        BoundAction hotkey = bound(new Action.Hotkey(KeyChord.parse("Ctrl page down c")));

        assertThat(hotkey.keys()).containsExactly(NamedKey.CONTROL, NamedKey.PAGE_DOWN, new Key.CharacterKey('c'));
    }

    @Test
    void a_name_nobody_knows_is_refused_and_told() {
        Action action = new Action.Press(KeyChord.parse("ctrl hyperspace"));

        assertThat(BoundAction.of(FRAME, action))
                .isEqualTo(new Binding.Unbindable(action, new Refusal(Refusal.Reason.UNKNOWN_KEY, "hyperspace")));
    }

    @Test
    void actions_of_a_batch_know_their_places_in_it() {
        List<Binding> batch = BoundAction.batch(
                FRAME,
                List.of(
                        new Action.Wait(null),
                        new Action.Click(Target.at(2, 2), Action.Click.Variety.LEFT),
                        new Action.Type("a", null)));

        assertThat(((BoundAction) batch.get(0)).index()).isZero();
        assertThat(batch.get(1)).isInstanceOf(Binding.Unbindable.class);
        assertThat(((BoundAction) batch.get(2)).index()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"a, a, true", "esc, escape, true", "ctrl a, a, true", "a, b, false", "a, nonsense, false"})
    void a_press_holds_where_a_later_release_of_the_batch_lets_the_key_go(
            String pressed, String released, boolean holds) {
        Action press = new Action.Press(KeyChord.parse(pressed));
        Action release = new Action.Release(KeyChord.parse(released));

        assertThat(((BoundAction) BoundAction.batch(FRAME, List.of(press, new Action.Wait(null), release))
                                .getFirst())
                        .holds())
                .isEqualTo(holds);
        assertThat(((BoundAction) BoundAction.batch(FRAME, List.of(release, press))
                                .get(1))
                        .holds())
                .isFalse();
    }

    @Test
    void its_text_names_no_content() {
        assertThat(bound(new Action.Type("secret", null))).hasToString("type on Frame#17");
    }

    private static BoundAction bound(Action action) {
        return (BoundAction) BoundAction.of(FRAME, action);
    }
}
