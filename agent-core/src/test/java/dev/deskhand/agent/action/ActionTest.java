package dev.deskhand.agent.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.screen.Fraction;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ActionTest {
    @Test
    void a_final_newline_is_enter_and_not_typed() {
        Action.Type submitting = new Action.Type("a\n\n", null);

        assertThat(submitting.submits()).isTrue();
        assertThat(submitting.text()).isEqualTo("a\n");
        assertThat(new Action.Type("\n", null).text()).isEmpty();
        assertThat(new Action.Type("a\nb", null).submits()).isFalse();
        assertThat(new Action.Type("a\nb", null).text()).isEqualTo("a\nb");
    }

    @Test
    void nothing_cannot_be_typed() {
        assertThatThrownBy(() -> new Action.Type("", null)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_wait_has_a_usual_time_and_a_longest_one() {
        assertThat(new Action.Wait(null).bounded()).isEqualTo(Duration.ofSeconds(5));
        assertThat(new Action.Wait(Duration.ofSeconds(3)).bounded()).isEqualTo(Duration.ofSeconds(3));
        assertThat(new Action.Wait(Duration.ofHours(3)).bounded()).isEqualTo(Duration.ofSeconds(60));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 101})
    void a_scroll_beyond_reason_is_none(int notches) {
        assertThatThrownBy(() -> new Action.Scroll(null, Direction.UP, notches))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @EnumSource(ActionKind.class)
    void every_kind_is_found_by_its_name_and_by_no_other(ActionKind kind) {
        assertThat(ActionKind.named(kind.wireName())).contains(kind);
        assertThat(Arrays.stream(ActionKind.values())
                        .filter(other -> other.wireName().equals(kind.wireName())))
                .hasSize(1);
        assertThat(ActionKind.named(kind.wireName() + "s")).isEmpty();
    }

    @Test
    void only_what_needs_nothing_else_is_its_name() {
        assertThat(new Action.Simple(ActionKind.SCREENSHOT).kind()).isEqualTo(ActionKind.SCREENSHOT);
        assertThatThrownBy(() -> new Action.Simple(ActionKind.CLICK)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_click_is_of_the_kind_of_its_variety() {
        assertThat(Arrays.stream(Action.Click.Variety.values())
                        .map(variety -> new Action.Click(Target.at(0, 0), variety).kind()))
                .containsExactly(
                        ActionKind.CLICK,
                        ActionKind.DOUBLE_CLICK,
                        ActionKind.TRIPLE_CLICK,
                        ActionKind.RIGHT_CLICK,
                        ActionKind.MIDDLE_CLICK,
                        ActionKind.LONG_PRESS);
    }

    @Test
    void only_finished_and_call_user_end_the_run() {
        assertThat(new Action.Finished("").endsTheRun()).isTrue();
        assertThat(new Action.CallUser("").endsTheRun()).isTrue();
        assertThat(new Action.Wait(null).endsTheRun()).isFalse();
    }

    @Test
    void a_box_acts_at_its_centre() {
        Box box = new Box(new Fraction(0.25, 0.5), new Fraction(0.75, 1));

        assertThat(Target.in(box)).isEqualTo(new Target(new Fraction(0.5, 0.75), box));
    }

    @Test
    void a_space_of_actions_can_be_widened() {
        ActionSpace space = ActionSpace.of(ActionKind.CLICK).and(ActionKind.TYPE);

        assertThat(space.has(ActionKind.CLICK)).isTrue();
        assertThat(space.has(ActionKind.TYPE)).isTrue();
        assertThat(space.has(ActionKind.DRAG)).isFalse();
    }
}
