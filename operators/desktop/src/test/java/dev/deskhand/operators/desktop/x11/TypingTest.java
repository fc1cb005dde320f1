package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.testkit.display.Patience;
import dev.deskhand.testkit.display.Program;
import dev.deskhand.testkit.display.Window;
import dev.deskhand.testkit.display.WindowManager;
import dev.deskhand.testkit.display.WindowMatch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Texts as three kinds of application get them: a terminal, GTK and a browser.
class TypingTest {
    private static final String TORTURE = "Grüße, 世界 — it's 5 > 3 & \"ok\" 😀";

    private static Bench bench;

    @BeforeAll
    static void open() throws Exception {
        bench = Bench.open(WindowManager.OPENBOX);
    }

    @AfterAll
    static void close() {
        bench.close();
    }

    @Test
    void reaches_a_terminal_whole() throws Exception {
        assertThat(typedIntoTerminal(TORTURE)).isEqualTo(TORTURE);
    }

    @Test
    void reaches_a_terminal_whole_with_more_symbols_than_there_are_spare_keys() throws Exception {
        String many = IntStream.range(0x4E00, 0x4E50)
                .mapToObj(Character::toString)
                .collect(Collectors.joining("", "甲a", "ßz"));
        assertThat(typedIntoTerminal(many)).isEqualTo(many);
    }

    @Test
    void is_not_inverted_by_caps_lock_and_leaves_it_on() throws Exception {
        bench.display().run("xdotool", "key", "Caps_Lock");
        try {
            assertThat(typedIntoTerminal("aBcÄé")).isEqualTo("aBcÄé");
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
            assertThat(typedIntoTerminal("zyZY @€ {[]}\\ ~ß? 世")).isEqualTo("zyZY @€ {[]}\\ ~ß? 世");
        } finally {
            bench.display().run("setxkbmap", "us");
        }
    }

    @Test
    void reaches_gtk_whole() throws Exception {
        Program zenity = bench.display().start("zenity", "--entry", "--title", "Entry", "--text", "Say");
        focus(WindowMatch.titled("^Entry$"));
        type(TORTURE + "\n");
        assertThat(zenity.awaitExit(Bench.SOON)).isZero();
        assertThat(zenity.stdout()).containsExactly(TORTURE);
    }

    @Test
    void reaches_a_browser_whole() throws Exception {
        Path page = bench.display().home().resolve("typing.html");
        Files.writeString(page, """
                <!doctype html><meta charset="utf-8"><title>waiting</title>
                <textarea autofocus style="width:90vw;height:80vh"
                  oninput="document.title = 'typed:' + this.value.replaceAll('\\n', '|')"></textarea>
                """);
        try (Program browser = bench.display()
                .start(
                        "chromium",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--password-store=basic",
                        "--app=" + page.toUri())) {
            Window window = focus(WindowMatch.titled("^waiting"));
            bench.mouse()
                    .move(new Mouse.Place(window.centre().x(), window.centre().y()), bench.permit());
            bench.mouse().click(Button.LEFT, 1, bench.permit());
            type(TORTURE + "\nx");
            new Patience(Bench.SOON)
                    .until(
                            "the whole text in " + browser.pid(),
                            () -> bench.display()
                                    .run("xprop", "-id", Long.toString(window.id()), "-notype", "_NET_WM_NAME")
                                    .text()
                                    .replace("\\\"", "\"")
                                    .contains("typed:" + TORTURE + "|x"));
        }
    }

    @Test
    void takes_the_lent_symbols_back() throws Exception {
        String before = keymap();
        assertThat(typedIntoTerminal("世界")).isEqualTo("世界");
        assertThat(keymap()).isEqualTo(before);
        assertThat(bench.display()
                        .run("xprop", "-root", "_DESKHAND_LENT_KEYCODES")
                        .text())
                .doesNotContain("=");
    }

    private static String typedIntoTerminal(String text) throws Exception {
        Path file = Files.createTempFile(bench.display().home(), "typed", ".txt");
        List<String> command = List.of("xterm", "-fa", "DejaVu Sans Mono", "-T", "typing", "-e");
        try (Program terminal = bench.display().start(with(command, "sh", "-c", "cat > " + file))) {
            focus(WindowMatch.titled("^typing$"));
            type(text + "\n");
            new Patience(Bench.SOON)
                    .until("a line in " + terminal.pid(), () -> read(file).endsWith("\n"));
        }
        return read(file).strip();
    }

    private static void type(String text) throws Exception {
        Progress progress = new Progress();
        bench.keyboard().type(text, bench.permit(), progress);
        assertThat(progress.done()).isEqualTo(progress.of()).isEqualTo(text.codePointCount(0, text.length()));
    }

    private static Window focus(WindowMatch match) throws InterruptedException {
        return bench.display().windows().awaitReady(match, Bench.SOON.multipliedBy(2));
    }

    private static String keymap() throws InterruptedException {
        return bench.display().run("xmodmap", "-pke").text();
    }

    private static boolean capsLockIsOn() throws InterruptedException {
        return bench.display().run("xset", "q").text().matches("(?s).*Caps Lock:\\s+on.*");
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String[] with(List<String> first, String... rest) {
        return Stream.concat(first.stream(), Stream.of(rest)).toArray(String[]::new);
    }
}
