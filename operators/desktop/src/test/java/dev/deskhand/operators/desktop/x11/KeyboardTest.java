package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dev.deskhand.agent.action.Key;
import dev.deskhand.agent.action.KeyChord;
import dev.deskhand.agent.action.NamedKey;
import dev.deskhand.testkit.witness.Edge;
import dev.deskhand.testkit.witness.Mark;
import dev.deskhand.testkit.witness.WindowInput;
import dev.deskhand.testkit.witness.XevWindow;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class KeyboardTest {
    private static final int SHIFT = 1;
    private static final int CONTROL = 4;
    private static final int ALT = 8;

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
    @EnumSource(NamedKey.class)
    void strikes_every_key_that_has_a_name(NamedKey key) throws Exception {
        bench.keyboard().strike(List.of(key), bench.permit());
        List<WindowInput.Key> events = keys();
        assertThat(events).extracting(WindowInput.Key::edge).containsExactly(Edge.PRESS, Edge.RELEASE);
        assertThat(events.getFirst().keysym()).isNotEqualTo("NoSymbol");
        restoreLocks(key);
    }

    @ParameterizedTest
    @CsvSource({
        "escape, Escape",
        "esc, Escape",
        "return, Return",
        "enter, Return",
        "del, Delete",
        "delete, Delete",
        "pgdn, Next",
        "page down, Next",
        "pageup, Prior",
        "printscreen, Print",
        "super, Super_L",
        "option, Alt_L",
        "win, Super_L",
        "cmd, Super_L",
        "arrowleft, Left",
        "up, Up",
        "space, space",
        "tab, Tab",
        "backspace, BackSpace",
        "f5, F5",
        "f13, F13",
        "f24, F24",
        "1, 1",
        "0, 0",
        "/, slash",
        "., period",
        "-, minus",
        "], bracketright",
        "plus, plus",
        "+, plus",
        "comma, comma",
        "menu, Menu",
        "altgr, ISO_Level3_Shift",
        "kp_enter, KP_Enter",
        "num7, KP_7",
        "playpause, XF86AudioPlay",
        "é, eacute",
        "ä, adiaeresis"
    })
    void strikes_the_key_a_model_names(String name, String keysym) throws Exception {
        bench.keyboard().strike(keysNamed(name), bench.permit());
        assertThat(pressedSymbols()).endsWith(keysym);
        assertThat(bench.desktop().heldKeys()).isEmpty();
    }

    @Test
    void strikes_a_shortcut_with_its_modifiers_down() throws Exception {
        bench.keyboard().strike(keysNamed("ctrl shift t"), bench.permit());
        assertThat(keys())
                .extracting(WindowInput.Key::edge, WindowInput.Key::keysym)
                .containsExactly(
                        tuple(Edge.PRESS, "Control_L"),
                        tuple(Edge.PRESS, "Shift_L"),
                        tuple(Edge.PRESS, "T"),
                        tuple(Edge.RELEASE, "T"),
                        tuple(Edge.RELEASE, "Shift_L"),
                        tuple(Edge.RELEASE, "Control_L"));
        assertThat(keys().get(2).state()).isEqualTo(CONTROL | SHIFT);
    }

    @Test
    void takes_the_shift_a_symbol_needs_into_a_shortcut() throws Exception {
        bench.keyboard().strike(keysNamed("ctrl +"), bench.permit());
        WindowInput.Key plus = keys().get(2);
        assertThat(plus.keysym()).isEqualTo("plus");
        assertThat(plus.state()).isEqualTo(CONTROL | SHIFT);
    }

    @Test
    void holds_keys_until_they_are_released() throws Exception {
        bench.keyboard().hold(keysNamed("ctrl alt"), bench.permit());
        bench.keyboard().strike(keysNamed("x"), bench.permit());
        assertThat(bench.desktop().heldKeys()).hasSize(2);
        bench.keyboard().release(keysNamed("ctrl"));
        bench.keyboard().release(keysNamed("alt"));
        assertThat(keys().get(2).state()).isEqualTo(CONTROL | ALT);
        assertThat(bench.desktop().heldKeys()).isEmpty();
        assertThat(bench.display().heldInput()).isEmpty();
    }

    @Test
    void leaves_a_key_down_that_was_down_before() throws Exception {
        bench.keyboard().hold(keysNamed("shift"), bench.permit());
        bench.keyboard().strike(keysNamed("shift a"), bench.permit());
        assertThat(bench.desktop().heldKeys()).hasSize(1);
        bench.desktop().letGo();
        assertThat(bench.display().heldInput()).isEmpty();
    }

    @Test
    void finds_the_keys_of_the_layout_that_is_in_use() throws Exception {
        bench.display().run("setxkbmap", "de");
        try {
            bench.keyboard().strike(keysNamed("ctrl z"), bench.permit());
            bench.keyboard().strike(keysNamed("@"), bench.permit());
            assertThat(pressedSymbols()).containsExactly("Control_L", "z", "ISO_Level3_Shift", "at");
        } finally {
            bench.display().run("setxkbmap", "us");
        }
    }

    @Test
    void finds_a_shortcut_in_another_layout_of_the_person() throws Exception {
        bench.display().run("setxkbmap", "ru,us");
        try {
            bench.keyboard().strike(keysNamed("ctrl c"), bench.permit());
            assertThat(keys().get(1).keycode())
                    .as("the key that has c in the other layout")
                    .isEqualTo(54);
        } finally {
            bench.display().run("setxkbmap", "us");
        }
    }

    @Test
    void knows_the_stop_key_whatever_is_held_already() throws Exception {
        assertThat(bench.keyboard().wouldStop(keysNamed("ctrl alt shift escape")))
                .isTrue();
        assertThat(bench.keyboard().wouldStop(keysNamed("esc shift altleft rctrl")))
                .isTrue();
        assertThat(bench.keyboard().wouldStop(keysNamed("ctrl shift escape"))).isFalse();
        bench.keyboard().hold(keysNamed("alt ctrl"), bench.permit());
        assertThat(bench.keyboard().wouldStop(keysNamed("shift escape"))).isTrue();
        bench.desktop().letGo();
        assertThat(bench.keyboard().wouldStop(keysNamed("shift escape"))).isFalse();
    }

    private void restoreLocks(NamedKey key) throws Exception {
        if (key == NamedKey.CAPS_LOCK || key == NamedKey.NUM_LOCK || key == NamedKey.SCROLL_LOCK) {
            bench.keyboard().strike(List.of(key), bench.permit());
        }
    }

    private static List<Key> keysNamed(String names) {
        return KeyChord.parse(names).names().stream()
                .map(name -> Key.named(name).orElseThrow())
                .toList();
    }

    private List<String> pressedSymbols() throws InterruptedException {
        return keys().stream()
                .filter(key -> key.edge() == Edge.PRESS)
                .map(WindowInput.Key::keysym)
                .toList();
    }

    private List<WindowInput.Key> keys() throws InterruptedException {
        return window.since(start).stream()
                .filter(WindowInput.Key.class::isInstance)
                .map(WindowInput.Key.class::cast)
                .toList();
    }
}
