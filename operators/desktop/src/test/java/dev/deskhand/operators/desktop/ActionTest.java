package dev.deskhand.operators.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Action.Click.Variety;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.Direction;
import dev.deskhand.agent.action.Refusal;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.testkit.witness.Edge;
import dev.deskhand.testkit.witness.Mark;
import dev.deskhand.testkit.witness.WindowInput;
import dev.deskhand.testkit.witness.XevWindow;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every action of the space, as a window gets it.
class ActionTest {
    private static final int BUTTON_1_HELD = 0x100;
    private static final int CONTROL = 4;

    private static Desk desk;
    private static XevWindow window;

    private Mark start = new Mark(0);

    @BeforeAll
    static void open() throws Exception {
        desk = Desk.open();
        window = XevWindow.open(desk.display());
    }

    @AfterAll
    static void close() {
        desk.close();
    }

    @BeforeEach
    void mark() throws Exception {
        start = window.mark();
    }

    @AfterEach
    void nothing_is_held() throws Exception {
        desk.operator().letGo();
        assertThat(desk.display().heldInput()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"LEFT, 1, 1", "DOUBLE, 1, 2", "TRIPLE, 1, 3", "RIGHT, 3, 1", "MIDDLE, 2, 1", "LONG, 1, 1"})
    void clicks_of_every_kind_hit_the_very_pixel(Variety variety, int button, int times) throws Exception {
        for (ScreenPixel pixel : List.of(
                new ScreenPixel(0, 0),
                new ScreenPixel(999, 0),
                new ScreenPixel(0, 699),
                new ScreenPixel(999, 699),
                new ScreenPixel(431, 287))) {
            Mark before = window.mark();
            assertThat(desk.act(new Action.Click(Desk.at(pixel.x(), pixel.y()), variety)))
                    .containsExactly(Desk.DONE);
            assertThat(buttons(before))
                    .hasSize(2 * times)
                    .allMatch(event -> event.button() == button && event.at().equals(pixel), "at " + pixel);
        }
    }

    @Test
    void a_point_on_the_far_edge_means_the_last_pixel() throws Exception {
        desk.act(new Action.Click(Target.at(1, 1), Variety.LEFT));
        assertThat(buttons(start)).extracting(WindowInput.Button::at).containsOnly(new ScreenPixel(999, 699));
    }

    @Test
    void a_hover_moves_and_does_nothing_else() throws Exception {
        desk.act(new Action.MouseMove(Desk.at(12, 34)));
        assertThat(window.since(start)).allMatch(WindowInput.Motion.class::isInstance, "is a motion");
        assertThat(window.since(start).getLast().at()).isEqualTo(new ScreenPixel(12, 34));
    }

    @Test
    void a_drag_goes_from_point_to_point_with_the_button_held() throws Exception {
        desk.act(new Action.Drag(Desk.at(0, 0), Desk.at(500, 400)));
        List<WindowInput.Button> ends = buttons(start);
        assertThat(ends)
                .extracting(WindowInput.Button::edge, WindowInput.Button::at)
                .containsExactly(
                        tuple(Edge.PRESS, new ScreenPixel(0, 0)), tuple(Edge.RELEASE, new ScreenPixel(500, 400)));
        assertThat(window.since(start))
                .filteredOn(event -> event instanceof WindowInput.Motion && event.state() == BUTTON_1_HELD)
                .hasSizeGreaterThanOrEqualTo(10);
    }

    @Test
    void a_button_held_down_stays_down_until_it_is_let_up() throws Exception {
        assertThat(desk.act(new Action.MouseDown(Desk.at(100, 100)), new Action.MouseUp(Desk.at(300, 100))))
                .containsExactly(Desk.DONE, Desk.DONE);
        assertThat(buttons(start))
                .extracting(WindowInput.Button::edge, WindowInput.Button::at)
                .containsExactly(
                        tuple(Edge.PRESS, new ScreenPixel(100, 100)), tuple(Edge.RELEASE, new ScreenPixel(300, 100)));
        desk.act(new Action.MouseDown(null));
        assertThat(desk.display().heldInput()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"UP, 4", "DOWN, 5", "LEFT, 6", "RIGHT, 7"})
    void a_scroll_turns_the_wheel_at_the_point(Direction direction, int button) throws Exception {
        desk.act(new Action.Scroll(Desk.at(70, 80), direction, 3));
        assertThat(buttons(start))
                .hasSize(6)
                .allMatch(event -> event.button() == button && event.at().equals(new ScreenPixel(70, 80)));
    }

    @Test
    void a_scroll_without_a_point_or_number_turns_five_notches_where_the_pointer_is() throws Exception {
        desk.act(new Action.MouseMove(Desk.at(222, 111)));
        Mark moved = window.mark();
        desk.act(new Action.Scroll(null, Direction.DOWN, null));
        assertThat(buttons(moved))
                .hasSize(10)
                .allMatch(event -> event.button() == 5 && event.at().equals(new ScreenPixel(222, 111)));
    }

    @Test
    void a_text_is_typed_and_a_final_newline_is_enter() throws Exception {
        desk.act(new Action.Type("Ab ä\n", null));
        assertThat(struck(start)).containsExactly("Shift_L", "A", "b", "space", "adiaeresis", "Return");
    }

    @Test
    void a_text_with_a_place_clicks_there_first() throws Exception {
        desk.act(new Action.Type("x", Desk.at(50, 60)));
        assertThat(buttons(start)).extracting(WindowInput.Button::at).containsOnly(new ScreenPixel(50, 60));
        assertThat(struck(start)).containsExactly("x");
    }

    @Test
    void a_hotkey_strikes_its_keys_together() throws Exception {
        desk.act(new Action.Hotkey(Desk.keys("ctrl c")));
        List<WindowInput.Key> keys = keys(start);
        assertThat(keys).extracting(WindowInput.Key::keysym).containsExactly("Control_L", "c", "c", "Control_L");
        assertThat(keys.get(1).state()).isEqualTo(CONTROL);
    }

    @Test
    void a_pressed_modifier_holds_until_it_is_released() throws Exception {
        desk.act(new Action.Press(Desk.keys("ctrl")));
        assertThat(desk.display().heldInput()).hasSize(1);
        desk.act(new Action.Click(Desk.at(9, 9), Variety.LEFT));
        desk.act(new Action.Release(Desk.keys("ctrl")));
        assertThat(desk.display().heldInput()).isEmpty();
        assertThat(buttons(start).getFirst().state()).isEqualTo(CONTROL);
    }

    @Test
    void a_pressed_key_that_is_no_modifier_is_one_stroke() throws Exception {
        desk.act(new Action.Press(Desk.keys("down")));
        assertThat(keys(start))
                .extracting(WindowInput.Key::edge, WindowInput.Key::keysym)
                .containsExactly(tuple(Edge.PRESS, "Down"), tuple(Edge.RELEASE, "Down"));
    }

    @Test
    void a_pressed_key_holds_when_the_same_batch_releases_it() throws Exception {
        assertThat(desk.act(
                        new Action.Press(Desk.keys("w")),
                        new Action.Hotkey(Desk.keys("esc")),
                        new Action.Release(Desk.keys("w"))))
                .containsOnly(Desk.DONE);
        assertThat(keys(start))
                .extracting(WindowInput.Key::edge, WindowInput.Key::keysym)
                .containsExactly(
                        tuple(Edge.PRESS, "w"),
                        tuple(Edge.PRESS, "Escape"),
                        tuple(Edge.RELEASE, "Escape"),
                        tuple(Edge.RELEASE, "w"));
    }

    @Test
    void a_wait_lasts_as_long_as_it_says_where_nothing_changes() throws Exception {
        long before = System.nanoTime();
        assertThat(desk.act(new Action.Wait(Duration.ofMillis(400)))).containsExactly(Desk.DONE);
        assertThat(Duration.ofNanos(System.nanoTime() - before)).isGreaterThanOrEqualTo(Duration.ofMillis(400));
        assertThat(window.since(start)).isEmpty();
    }

    @Test
    void a_screenshot_is_nothing_to_do() throws Exception {
        assertThat(desk.act(new Action.Simple(ActionKind.SCREENSHOT))).containsExactly(Desk.DONE);
        assertThat(window.since(start)).isEmpty();
    }

    @Test
    void what_no_desktop_can_do_is_refused() throws Exception {
        assertThat(desk.act(new Action.Navigate("https://example.org")))
                .containsExactly(refused(Refusal.Reason.UNSUPPORTED));
        assertThat(desk.act(new Action.Simple(ActionKind.PRESS_HOME)))
                .containsExactly(refused(Refusal.Reason.UNSUPPORTED));
        assertThat(window.since(start)).isEmpty();
    }

    @Test
    void the_stop_key_is_no_action() throws Exception {
        assertThat(desk.act(new Action.Hotkey(Desk.keys("ctrl alt shift escape"))))
                .containsExactly(refused(Refusal.Reason.STOP_KEY));
        assertThat(desk.act(new Action.Press(Desk.keys("ctrl alt")), new Action.Hotkey(Desk.keys("shift esc"))))
                .containsExactly(Desk.DONE, refused(Refusal.Reason.STOP_KEY));
        assertThat(struck(start)).containsExactly("Control_L", "Alt_L");
    }

    private static Outcome refused(Refusal.Reason reason) {
        return new Outcome.Refused(Refusal.because(reason));
    }

    private static List<WindowInput.Button> buttons(Mark since) throws InterruptedException {
        return only(WindowInput.Button.class, since);
    }

    private static List<WindowInput.Key> keys(Mark since) throws InterruptedException {
        return only(WindowInput.Key.class, since);
    }

    private static List<String> struck(Mark since) throws InterruptedException {
        return keys(since).stream()
                .filter(key -> key.edge() == Edge.PRESS)
                .map(WindowInput.Key::keysym)
                .toList();
    }

    private static <E extends WindowInput> List<E> only(Class<E> kind, Mark since) throws InterruptedException {
        return window.since(since).stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }
}
