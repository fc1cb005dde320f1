package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.testkit.application.TypingTerminal;
import dev.deskhand.testkit.application.ZenityDialog;
import dev.deskhand.testkit.display.WindowManager;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Texts as applications get them; what a browser makes of them is the operator's test.
class TypingTest {
    private static final String TORTURE = "Grüße, 世界 — it's 5 > 3 & \"ok\" 😀";

    private static Bench bench;

    private final AtomicInteger notices = new AtomicInteger();

    /// Counts what every client of the server has to react to.
    private final class Notices implements RawWatcher {
        @Override
        public void saw(RawInput input) {}

        @Override
        public void layoutChanged() {
            notices.incrementAndGet();
        }

        @Override
        public void lost(Throwable why) {}
    }

    @BeforeAll
    static void open() throws Exception {
        bench = Bench.open(WindowManager.OPENBOX);
    }

    @AfterAll
    static void close() {
        bench.close();
    }

    @Test
    void reaches_a_terminal_whole_line_by_line() throws Exception {
        reachesATerminal(TORTURE + "\n" + TORTURE + "\n\n\tend\n");
    }

    @Test
    void reaches_a_terminal_whole_with_more_symbols_than_there_are_spare_keys() throws Exception {
        reachesATerminal(IntStream.range(0x4E00, 0x4E50)
                .mapToObj(Character::toString)
                .collect(Collectors.joining("", "甲a", "ßz")));
    }

    @Test
    void is_not_inverted_by_caps_lock_and_leaves_it_on() throws Exception {
        bench.display().run("xdotool", "key", "Caps_Lock");
        try {
            reachesATerminal("aBcÄé");
            assertThat(capsLockIsOn()).isTrue();
        } finally {
            bench.display().run("xdotool", "key", "Caps_Lock");
        }
        assertThat(capsLockIsOn()).isFalse();
    }

    @Test
    void uses_the_levels_of_the_layout_that_is_in_use() throws Exception {
        bench.display().run("setxkbmap", "de");
        try {
            reachesATerminal("zyZY @€ {[]}\\ ~ß? 世");
        } finally {
            bench.display().run("setxkbmap", "us");
        }
    }

    @Test
    void reaches_an_alphabet_that_is_on_another_layout_than_the_one_in_use() throws Exception {
        bench.display().run("setxkbmap", "us,ru");
        try {
            reachesATerminal("Привет, Ёж!");
        } finally {
            bench.display().run("setxkbmap", "us");
        }
    }

    @Test
    void reaches_gtk_whole() throws Exception {
        try (ZenityDialog dialog = ZenityDialog.entry(bench.display(), "Entry", "Say")) {
            type(TORTURE + "\n");
            assertThat(dialog.awaitFilledIn(Bench.SOON)).isEqualTo(TORTURE);
        }
    }

    @Test
    void takes_the_lent_symbols_back_and_leaves_every_other_key_as_it_was() throws Exception {
        bench.display().run("setxkbmap", "de,ru", "-option", "grp:alt_shift_toggle");
        try {
            String before = keymap();
            assertThat(before).contains("Cyrillic_ef", "EuroSign");
            reachesATerminal("世界");
            assertThat(keymap()).isEqualTo(before);
        } finally {
            bench.display().run("setxkbmap", "us", "-option", "");
        }
        assertThat(bench.display()
                        .run("xprop", "-root", "_DESKHAND_LENT_KEYCODES")
                        .text())
                .doesNotContain("=");
    }

    @Test
    void gives_a_few_notices_for_many_symbols() throws Exception {
        try (RawListener listener = RawListener.open(Optional.of(bench.display().name()), new Notices())) {
            assertThat(listener).isNotNull();
            type("ἀἁἂἃἄἅἆἇἈἉἊἋ");
            assertThat(notices.get()).isBetween(2, 11);
        }
    }

    private static void reachesATerminal(String text) throws Exception {
        try (TypingTerminal terminal = TypingTerminal.open(bench.display())) {
            type(text);
            terminal.awaitText(text, Bench.SOON);
        }
    }

    private static void type(String text) throws Exception {
        Progress progress = new Progress();
        bench.keyboard().type(text, bench.permit(), progress);
        assertThat(progress.done()).isEqualTo(progress.of()).isEqualTo(text.codePointCount(0, text.length()));
    }

    private static String keymap() throws InterruptedException {
        String name = bench.display().name();
        return bench.display().run("xkbcomp", "-w0", "-xkb", name, "-").text();
    }

    private static boolean capsLockIsOn() throws InterruptedException {
        return bench.display().run("xset", "q").text().matches("(?s).*Caps Lock:\\s+on.*");
    }
}
