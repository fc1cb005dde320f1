package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SpareKeysTest {
    private static final String PROPERTY = "_DESKHAND_LENT_KEYCODES";

    private Bench bench;
    private XConnection connection;
    private SpareKeys spares;
    private LayoutReader layouts;
    private int first;
    private int second;

    @BeforeEach
    void open() throws Exception {
        bench = Bench.open();
        XLibraries libraries = XLibraries.load();
        connection = XConnection.open(libraries, Optional.of(bench.display().name()));
        spares = new SpareKeys(libraries, connection);
        layouts = new LayoutReader(libraries, connection);
        List<Integer> free = layouts.read().spare();
        first = free.getFirst();
        second = free.getLast();
    }

    @AfterEach
    void close() {
        connection.close();
        bench.close();
    }

    @Test
    void give_a_symbol_whatever_is_held_and_whichever_layout_is_in_use() throws Exception {
        bench.display().run("setxkbmap", "us,ru");
        spares.lend(Map.of(first, Keysyms.ofCharacter('世')));
        assertThat(layouts.read().forCharacter('世')).contains(Stroke.plain(first));
        assertThat(symbolsOf(first)).startsWith("U4E16");
        assertThat(layouts.read().spare()).doesNotContain(first).contains(second);
    }

    @Test
    void keep_a_capital_letter_a_capital() throws Exception {
        spares.lend(Map.of(first, Keysyms.ofCharacter('Ж')));
        Layout layout = layouts.read();
        assertThat(layout.forCharacter('Ж')).contains(Stroke.plain(first));
        assertThat(layout.forCharacter('ж')).isEmpty();
    }

    @Test
    void leave_every_other_key_alone() throws Exception {
        Layout before = layouts.read();
        spares.lend(Map.of(first, Keysyms.ofCharacter('世'), second, Keysyms.ofCharacter('界')));
        Layout lent = layouts.read();
        assertThat(lent.current())
                .containsAllEntriesOf(before.current())
                .hasSize(before.current().size() + 2);
        spares.clear(Set.of(first, second));
        assertThat(layouts.read()).isEqualTo(before);
    }

    @Test
    void are_written_down_while_they_are_lent() throws Exception {
        spares.lend(Map.of(first, Keysyms.ofCharacter('世'), second, Keysyms.ofCharacter('界')));
        assertThat(written()).endsWith("= " + first + ", " + second);
        spares.clear(Set.of(second));
        assertThat(written()).endsWith("= " + first);
        assertThat(spares.clearExcept(Set.of(first))).isFalse();
        assertThat(spares.clearExcept(Set.of())).isTrue();
        assertThat(written()).doesNotContain("=");
    }

    @Test
    void are_reclaimed_from_a_program_that_is_gone() throws Exception {
        spares.lend(Map.of(first, Keysyms.ofCharacter('世')));
        new SpareKeys(XLibraries.load(), connection).reclaim();
        assertThat(layouts.read().spare()).contains(first);
        assertThat(written()).doesNotContain("=");
    }

    @Test
    void are_not_fooled_by_what_somebody_else_wrote() throws Exception {
        Layout before = layouts.read();
        bench.display().run("xprop", "-root", "-f", PROPERTY, "32c", "-set", PROPERTY, "3, 4000000, 256, " + first);
        spares.reclaim();
        assertThat(layouts.read()).isEqualTo(before);
        bench.display().run("xprop", "-root", "-f", PROPERTY, "8s", "-set", PROPERTY, "nonsense");
        spares.reclaim();
        assertThat(layouts.read()).isEqualTo(before);
    }

    private String written() throws InterruptedException {
        return bench.display().run("xprop", "-root", PROPERTY).text().strip();
    }

    private String symbolsOf(int keycode) throws InterruptedException {
        return bench.display().run("xmodmap", "-pke").lines().stream()
                .filter(line -> line.matches("keycode +" + keycode + " =.*"))
                .map(line -> line.substring(line.indexOf('=') + 1).strip())
                .findFirst()
                .orElse("");
    }
}
