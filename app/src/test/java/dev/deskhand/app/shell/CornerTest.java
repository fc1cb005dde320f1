package dev.deskhand.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Dimension2D;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CornerTest {
    private static final Rectangle2D SCREEN = new Rectangle2D(-1920, 0, 1920, 1080);
    private static final Dimension2D BAR = new Dimension2D(400, 46);

    @ParameterizedTest(name = "{0}, {1}: {2}")
    @CsvSource({
        "-960, 540, BOTTOM_RIGHT",
        "-100, 1040, TOP_RIGHT",
        "-430, 1010, TOP_RIGHT",
        "-440, 1040, BOTTOM_RIGHT",
        "-100, 40, BOTTOM_RIGHT",
        "-1900, 1060, BOTTOM_RIGHT"
    })
    void is_the_first_that_leaves_the_point_free(double x, double y, Corner corner) {
        assertThat(Corner.awayFrom(new Point2D(x, y), SCREEN, BAR)).isEqualTo(corner);
    }

    @Test
    void is_some_corner_even_where_the_bar_covers_the_whole_screen() {
        Rectangle2D tiny = new Rectangle2D(0, 0, 100, 40);
        assertThat(Corner.awayFrom(new Point2D(50, 20), tiny, BAR)).isEqualTo(Corner.BOTTOM_RIGHT);
    }

    @Test
    void holds_the_bar_so_that_it_grows_away_from_the_edges() {
        assertThat(Corner.TOP_RIGHT.anchor(SCREEN)).isEqualTo(new Point2D(-16, 16));
        assertThat(Corner.TOP_RIGHT.held().name()).isEqualTo("WINDOW_TOP_RIGHT");
        assertThat(Corner.BOTTOM_LEFT.anchor(SCREEN)).isEqualTo(new Point2D(-1904, 1064));
    }
}
