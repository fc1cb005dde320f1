package dev.deskhand.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReachTest {
    private static final Rectangle2D LEFT = new Rectangle2D(0, 30, 1280, 770);
    private static final Rectangle2D RIGHT = new Rectangle2D(1280, 0, 1920, 1080);

    @ParameterizedTest(name = "{0} + {1} in {2} to {3}")
    @CsvSource({
        "100, 700, 30, 800, 100",
        "-20, 700, 30, 800, 30",
        "0, 700, 30, 800, 30",
        "500, 700, 30, 800, 100",
        "500, 900, 30, 800, 30",
    })
    void what_lies_outside_is_moved_in_and_begins_in_sight(
            double from, double length, double least, double most, double put) {
        assertThat(Reach.within(from, length, least, most)).isEqualTo(put);
    }

    @Test
    void a_window_belongs_to_the_screen_most_of_it_is_on_also_where_its_title_bar_is_above() {
        Remembered.Bounds above = new Remembered.Bounds(100, -20, 1100, 700);
        Remembered.Bounds across = new Remembered.Bounds(1200, 100, 1100, 700);

        assertThat(Reach.screenOf(above, List.of(LEFT, RIGHT))).contains(LEFT);
        assertThat(Reach.screenOf(across, List.of(LEFT, RIGHT))).contains(RIGHT);
    }

    @Test
    void a_window_whose_screen_is_gone_belongs_to_none() {
        assertThat(Reach.screenOf(new Remembered.Bounds(1400, 100, 1100, 700), List.of(LEFT)))
                .isEmpty();
    }
}
