package dev.deskhand.agent.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Direction;
import dev.deskhand.agent.action.KeyChord;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.run.ProgressGuard.Finding;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.agent.screen.TileHashes;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProgressGuardTest {
    private static final Size SIZE = new Size(320, 160);
    private static final BitSet NOTHING_RESTLESS = new BitSet();

    private final ProgressGuard guard = new ProgressGuard();

    /// A frame of one colour, with its first tile in another.
    private static Frame frame(int colour, int firstTile, BitSet restless) {
        int[] pixels = new int[(int) SIZE.area()];
        Arrays.fill(pixels, colour);
        pixels[0] = firstTile;
        TileHashes tiles = TileHashes.of(pixels, SIZE);
        return new Frame(new FrameId(1), new ScreenRect(0, 0, SIZE), pixels, tiles, restless, Instant.EPOCH);
    }

    private static Frame screen(int colour) {
        return frame(colour, colour, NOTHING_RESTLESS);
    }

    private static Action click(double x, double y) {
        return new Action.Click(Target.at(x, y), Action.Click.Variety.LEFT);
    }

    private List<Finding> judged(Frame frame, Action... actions) {
        List<Finding> findings = new ArrayList<>();
        for (Action action : actions) {
            findings.add(guard.judge(frame, List.of(action)));
        }
        return findings;
    }

    private static Action[] times(int count, Action action) {
        Action[] actions = new Action[count];
        Arrays.fill(actions, action);
        return actions;
    }

    @Test
    void hints_the_third_time_and_stops_the_fifth() {
        assertThat(judged(screen(1), times(5, click(0.5, 0.5))))
                .containsExactly(Finding.HEADWAY, Finding.HEADWAY, Finding.HINT, Finding.HEADWAY, Finding.NO_HEADWAY);
    }

    @Test
    void takes_places_within_one_per_cent_of_the_frame_for_the_same() {
        assertThat(judged(
                        screen(1),
                        click(0.500, 0.5),
                        click(0.505, 0.5),
                        click(0.495, 0.5),
                        click(0.500, 0.505),
                        click(0.500, 0.5)))
                .last()
                .isEqualTo(Finding.NO_HEADWAY);
    }

    @Test
    void takes_places_further_apart_for_others() {
        assertThat(judged(
                        screen(1), click(0.1, 0.5), click(0.2, 0.5), click(0.3, 0.5), click(0.4, 0.5), click(0.5, 0.5)))
                .containsOnly(Finding.HEADWAY);
    }

    @Test
    void takes_another_button_for_another_action() {
        Action right = new Action.Click(Target.at(0.5, 0.5), Action.Click.Variety.RIGHT);
        assertThat(judged(screen(1), click(0.5, 0.5), right, click(0.5, 0.5), right))
                .containsOnly(Finding.HEADWAY);
    }

    @Test
    void sees_the_same_action_also_when_others_lie_between() {
        List<Finding> findings = new ArrayList<>();
        for (int turn = 0; turn < 5; turn++) {
            findings.addAll(judged(screen(1), click(0.5, 0.5)));
            findings.addAll(judged(screen(1), new Action.Hotkey(KeyChord.parse("f" + (turn + 1)))));
        }
        assertThat(findings).contains(Finding.NO_HEADWAY);
    }

    @Test
    void forgets_what_lies_twelve_steps_back() {
        for (int round = 0; round < 10; round++) {
            assertThat(judged(screen(1), click(0.5, 0.5))).doesNotContain(Finding.NO_HEADWAY, Finding.HINT);
            for (int other = 0; other < 5; other++) {
                judged(screen(1), new Action.Type(round + " " + other, null));
            }
        }
    }

    @Test
    void counts_nothing_where_the_screen_is_another_each_time() {
        for (int colour = 0; colour < 20; colour++) {
            assertThat(judged(screen(colour), click(0.5, 0.5))).containsExactly(Finding.HEADWAY);
        }
    }

    @Test
    void is_not_fooled_by_a_tile_that_changes_by_itself() {
        BitSet restless = new BitSet();
        restless.set(0);
        List<Finding> findings = new ArrayList<>();
        for (int blink = 0; blink < 5; blink++) {
            findings.addAll(judged(frame(7, blink, restless), click(0.5, 0.5)));
        }
        assertThat(findings).last().isEqualTo(Finding.NO_HEADWAY);
    }

    @Test
    void lets_a_model_wait_as_long_as_it_likes() {
        assertThat(judged(screen(1), times(12, new Action.Wait(Duration.ofSeconds(5)))))
                .containsOnly(Finding.HEADWAY);
    }

    @Test
    void tells_typed_texts_keys_and_directions_apart() {
        assertThat(judged(
                        screen(1),
                        new Action.Type("a", null),
                        new Action.Type("b", null),
                        new Action.Type("c", null),
                        new Action.Hotkey(KeyChord.parse("ctrl a")),
                        new Action.Hotkey(KeyChord.parse("ctrl b")),
                        new Action.Hotkey(KeyChord.parse("ctrl c")),
                        new Action.Scroll(null, Direction.DOWN, null),
                        new Action.Scroll(null, Direction.UP, null),
                        new Action.Scroll(null, Direction.LEFT, null)))
                .containsOnly(Finding.HEADWAY);
    }

    @Test
    void sees_a_useless_scroll_whatever_its_number_of_notches() {
        assertThat(judged(
                        screen(1),
                        new Action.Scroll(null, Direction.DOWN, 1),
                        new Action.Scroll(null, Direction.DOWN, 2),
                        new Action.Scroll(null, Direction.DOWN, 3)))
                .last()
                .isEqualTo(Finding.HINT);
    }

    @Test
    void counts_a_step_once_however_often_the_action_is_in_its_batch() {
        List<Action> twice = List.of(click(0.5, 0.5), click(0.5, 0.5));
        assertThat(guard.judge(screen(1), twice)).isEqualTo(Finding.HEADWAY);
        assertThat(guard.judge(screen(1), twice)).isEqualTo(Finding.HEADWAY);
        assertThat(guard.judge(screen(1), twice)).isEqualTo(Finding.HINT);
    }

    @Test
    void compares_both_ends_of_a_drag() {
        Action one = new Action.Drag(Target.at(0.1, 0.1), Target.at(0.5, 0.5));
        Action other = new Action.Drag(Target.at(0.1, 0.1), Target.at(0.9, 0.9));
        assertThat(judged(screen(1), one, other, one, other)).containsOnly(Finding.HEADWAY);
        assertThat(judged(screen(1), one)).containsExactly(Finding.HINT);
    }
}
