package dev.deskhand.testkit.witness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.testkit.display.Person;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.display.WindowManager;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WitnessTest {
    private static final Duration SOON = Duration.ofSeconds(30);
    private static final Duration BRIEFLY = Duration.ofMillis(200);

    private VirtualDisplay display;
    private Person person;

    @BeforeEach
    void open() throws InterruptedException {
        display = VirtualDisplay.open(VirtualDisplay.HD);
        person = new Person(display);
    }

    @AfterEach
    void close() {
        display.close();
    }

    @ParameterizedTest
    @EnumSource
    void a_window_sees_clicks_in_every_corner_where_they_were_made(WindowManager manager) throws InterruptedException {
        try (VirtualDisplay own = VirtualDisplay.open(VirtualDisplay.HD, manager);
                XevWindow window = XevWindow.open(own)) {
            for (ScreenPixel corner : List.of(at(0, 0), at(1279, 0), at(0, 719), at(1279, 719))) {
                Mark mark = window.mark();
                new Person(own).click(corner, 3);
                assertThat(window.since(mark))
                        .filteredOn(WindowInput.Button.class::isInstance)
                        .extracting("edge", "button", "at")
                        .containsExactly(tuple(Edge.PRESS, 3, corner), tuple(Edge.RELEASE, 3, corner));
            }
        }
    }

    @Test
    void a_window_sees_keys_with_their_names_and_texts_in_order() throws InterruptedException {
        display.run("setxkbmap", "de");
        try (XevWindow window = XevWindow.open(display)) {
            Mark mark = window.mark();
            person.type("aö€");
            assertThat(window.since(mark))
                    .filteredOn(event -> event instanceof WindowInput.Key key
                            && key.edge() == Edge.PRESS
                            && !key.text().isEmpty())
                    .extracting("keysym", "text")
                    .containsExactly(tuple("a", "a"), tuple("odiaeresis", "ö"), tuple("EuroSign", "€"));
        }
    }

    @Test
    void a_window_sees_motion_and_a_mark_hides_what_was_before() throws InterruptedException {
        try (XevWindow window = XevWindow.open(display)) {
            person.moveTo(at(300, 200));
            Mark mark = window.mark();
            person.moveTo(at(301, 202));
            assertThat(window.since(mark)).extracting(WindowInput::at).containsExactly(at(301, 202));
            assertThat(window.events()).extracting(WindowInput::at).contains(at(300, 200));
        }
    }

    @Test
    void an_event_is_waited_for_and_its_absence_is_told_with_what_came_instead() throws InterruptedException {
        try (XevWindow window = XevWindow.open(display)) {
            person.click(at(5, 5), 1);
            assertThat(window.awaitEvent(WindowInput.Button.class::isInstance, SOON)
                            .at())
                    .isEqualTo(at(5, 5));
            assertThatThrownBy(() -> window.awaitEvent(WindowInput.Key.class::isInstance, BRIEFLY))
                    .isInstanceOf(AssertionError.class)
                    .hasMessageContaining("Button[");
        }
    }

    @Test
    void raw_input_is_seen_without_any_window_in_order() throws InterruptedException {
        try (RawInputWitness raw = RawInputWitness.open(display)) {
            assertThat(raw.events()).isEmpty();
            person.nudge(3, 4);
            Mark mark = raw.mark();
            person.click(at(9, 9), 1);
            person.key("a", "q");
            assertThat(raw.events().getFirst().values()).containsExactly(3.0, 4.0);
            assertThat(raw.since(mark))
                    .extracting(RawInput::kind, RawInput::detail)
                    .containsExactly(
                            tuple(RawInput.Kind.BUTTON_PRESS, 1),
                            tuple(RawInput.Kind.BUTTON_RELEASE, 1),
                            tuple(RawInput.Kind.KEY_PRESS, 38),
                            tuple(RawInput.Kind.KEY_RELEASE, 38),
                            tuple(RawInput.Kind.KEY_PRESS, 24),
                            tuple(RawInput.Kind.KEY_RELEASE, 24));
        }
    }

    @Test
    void a_press_without_its_release_is_told() throws InterruptedException {
        try (RawInputWitness raw = RawInputWitness.open(display)) {
            person.holdKey("Shift_L");
            assertThatThrownBy(raw::assertNothingHeld)
                    .isInstanceOf(AssertionError.class)
                    .hasMessageContaining("detail=50")
                    .hasMessageContaining("code=50");
            person.letGoKey("Shift_L");
            raw.assertNothingHeld();
        }
    }

    @Test
    void a_second_raw_witness_on_one_display_is_refused() throws InterruptedException {
        try (RawInputWitness _ = RawInputWitness.open(display)) {
            assertThatThrownBy(() -> RawInputWitness.open(display)).isInstanceOf(IllegalStateException.class);
        }
    }

    private static ScreenPixel at(int x, int y) {
        return new ScreenPixel(x, y);
    }
}
