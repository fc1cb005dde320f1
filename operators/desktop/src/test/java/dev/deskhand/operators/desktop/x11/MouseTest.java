package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.testkit.witness.Edge;
import dev.deskhand.testkit.witness.Mark;
import dev.deskhand.testkit.witness.WindowInput;
import dev.deskhand.testkit.witness.WindowInput.Motion;
import dev.deskhand.testkit.witness.XevWindow;
import java.time.Duration;
import java.util.List;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MouseTest {
    private static Bench bench;
    private static XevWindow window;

    private Mark start = new Mark(0);

    @BeforeAll
    static void open() throws Exception {
        bench = Bench.open();
        window = XevWindow.open(bench.display());
    }

    @AfterAll
    static void close() {
        bench.close();
    }

    @BeforeEach
    void mark() throws Exception {
        start = window.mark();
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "999, 0", "0, 699", "999, 699", "500, 350", "1, 698"})
    void clicks_on_the_very_pixel(int x, int y) throws Exception {
        bench.mouse().move(new Mouse.Place(x, y), bench.permit());
        bench.mouse().click(Button.LEFT, 1, bench.permit());
        assertThat(bench.mouse().place()).isEqualTo(new Mouse.Place(x, y));
        assertThat(buttons())
                .extracting(WindowInput.Button::edge, WindowInput.Button::button, WindowInput::at)
                .containsExactly(pressed(1, x, y), released(1, x, y));
    }

    @ParameterizedTest
    @CsvSource({"LEFT, 1", "MIDDLE, 2", "RIGHT, 3"})
    void clicks_with_each_button(Button button, int number) throws Exception {
        bench.mouse().move(new Mouse.Place(77, 66), bench.permit());
        bench.mouse().click(button, 1, bench.permit());
        assertThat(buttons())
                .extracting(WindowInput.Button::edge, WindowInput.Button::button, WindowInput::at)
                .containsExactly(pressed(number, 77, 66), released(number, 77, 66));
    }

    @ParameterizedTest
    @CsvSource({"2", "3"})
    void clicks_in_a_row_at_the_pace_of_a_hand(int times) throws Exception {
        bench.mouse().move(new Mouse.Place(300, 200), bench.permit());
        bench.mouse().click(Button.LEFT, times, bench.permit());
        List<WindowInput.Button> presses =
                buttons().stream().filter(event -> event.edge() == Edge.PRESS).toList();
        assertThat(presses).hasSize(times);
        for (int i = 1; i < times; i++) {
            long gap = presses.get(i).serverMillis() - presses.get(i - 1).serverMillis();
            assertThat(gap).isBetween(60L, 350L);
        }
    }

    @Test
    void holds_a_long_press_for_its_time() throws Exception {
        bench.mouse().longPress(Button.LEFT, Duration.ofMillis(400), bench.permit());
        List<WindowInput.Button> both = buttons();
        assertThat(both).hasSize(2);
        assertThat(both.getLast().serverMillis() - both.getFirst().serverMillis())
                .isBetween(395L, 2000L);
    }

    @ParameterizedTest
    @CsvSource({"UP, 4", "DOWN, 5", "LEFT, 6", "RIGHT, 7"})
    void turns_the_wheel_notch_by_notch(Wheel wheel, int button) throws Exception {
        Progress progress = new Progress();
        bench.mouse().turn(wheel, 3, bench.permit(), progress);
        assertThat(buttons())
                .extracting(WindowInput.Button::button)
                .containsOnly(button)
                .hasSize(6);
        assertThat(progress.done()).isEqualTo(3);
    }

    @Test
    void drags_in_small_moves_from_pixel_to_pixel() throws Exception {
        bench.mouse().move(new Mouse.Place(100, 100), bench.permit());
        bench.mouse().dragTo(new Mouse.Place(640, 480), bench.permit(), new Progress());
        List<WindowInput> seen = window.since(start);
        int press = indexOf(seen, Edge.PRESS);
        int release = indexOf(seen, Edge.RELEASE);
        assertThat(seen.get(press).at()).isEqualTo(new ScreenPixel(100, 100));
        assertThat(seen.get(release).at()).isEqualTo(new ScreenPixel(640, 480));
        List<WindowInput> between = seen.subList(press + 1, release);
        assertThat(between).hasSizeGreaterThanOrEqualTo(10).allMatch(Motion.class::isInstance);
        assertThat(between.getLast().at()).isEqualTo(new ScreenPixel(640, 480));
    }

    @Test
    void moves_along_a_line_while_a_button_is_held() throws Exception {
        bench.mouse().move(new Mouse.Place(50, 50), bench.permit());
        bench.mouse().press(Button.LEFT, bench.permit());
        bench.mouse().move(new Mouse.Place(650, 350), bench.permit());
        bench.mouse().release(Button.LEFT);
        List<WindowInput> seen = window.since(start);
        List<WindowInput> between = seen.subList(indexOf(seen, Edge.PRESS) + 1, indexOf(seen, Edge.RELEASE));
        assertThat(between).hasSizeGreaterThanOrEqualTo(10);
    }

    @Test
    void means_the_left_button_of_a_left_handed_person_too() throws Exception {
        bench.display().run("xmodmap", "-e", "pointer = 3 2 1");
        try {
            bench.mouse().click(Button.LEFT, 1, bench.permit());
            assertThat(buttons()).extracting(WindowInput.Button::button).containsExactly(1, 1);
        } finally {
            bench.display().run("xmodmap", "-e", "pointer = 1 2 3");
        }
    }

    private List<WindowInput.Button> buttons() throws InterruptedException {
        return window.since(start).stream()
                .filter(WindowInput.Button.class::isInstance)
                .map(WindowInput.Button.class::cast)
                .toList();
    }

    private static int indexOf(List<WindowInput> seen, Edge edge) {
        for (int i = 0; i < seen.size(); i++) {
            if (seen.get(i) instanceof WindowInput.Button button && button.edge() == edge) {
                return i;
            }
        }
        throw new AssertionError("no " + edge + " in " + seen);
    }

    private static Tuple pressed(int button, int x, int y) {
        return tuple(Edge.PRESS, button, new ScreenPixel(x, y));
    }

    private static Tuple released(int button, int x, int y) {
        return tuple(Edge.RELEASE, button, new ScreenPixel(x, y));
    }
}
