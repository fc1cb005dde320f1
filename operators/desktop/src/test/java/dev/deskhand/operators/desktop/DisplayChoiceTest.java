package dev.deskhand.operators.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.screen.Display;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import java.util.List;
import org.junit.jupiter.api.Test;

class DisplayChoiceTest {
    private static final Display ONE = display("DP-1", 0);
    private static final Display TWO = display("DP-2", 1920);

    @Test
    void the_only_one_is_meant_where_there_is_one() {
        assertThat(new DisplayChoice.Only().among(List.of(ONE))).contains(ONE);
        assertThat(new DisplayChoice.Only().among(List.of(ONE, TWO))).isEmpty();
        assertThat(new DisplayChoice.Only().among(List.of())).isEmpty();
    }

    @Test
    void numbers_count_from_one() {
        assertThat(new DisplayChoice.Numbered(2).among(List.of(ONE, TWO))).contains(TWO);
        assertThat(new DisplayChoice.Numbered(3).among(List.of(ONE, TWO))).isEmpty();
        assertThatThrownBy(() -> new DisplayChoice.Numbered(0)).isInstanceOf(IllegalArgumentException.class);
    }

    private static Display display(String name, int x) {
        return new Display(name, new ScreenRect(x, 0, new Size(1920, 1080)), 1, false);
    }
}
