package dev.deskhand.testkit.display;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import java.awt.image.BufferedImage;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class VirtualDisplayTest {
    private static final Duration SOON = Duration.ofSeconds(30);

    @Test
    void two_displays_at_once_have_different_names_and_the_sizes_asked_for() throws InterruptedException {
        try (VirtualDisplay small = VirtualDisplay.open(VirtualDisplay.HD);
                VirtualDisplay large = VirtualDisplay.open(VirtualDisplay.ULTRA_HD)) {
            assertThat(small.name()).matches(":\\d+").isNotEqualTo(large.name());
            assertThat(sizeOf(small.screenshot())).isEqualTo(new Size(1280, 720));
            assertThat(sizeOf(large.screenshot())).isEqualTo(new Size(3840, 2160));
            assertThat(small.run("xdotool", "getdisplaygeometry").text()).isEqualTo("1280 720");
        }
    }

    @Test
    void the_screenshot_shows_what_is_on_the_screen() throws InterruptedException {
        try (VirtualDisplay display = VirtualDisplay.open(VirtualDisplay.HD)) {
            assertThat(display.run("xsetroot", "-solid", "#123456").status()).isZero();
            assertThat(display.screenshot().getRGB(1279, 719)).isEqualTo(0xff123456);
            display.run("xsetroot", "-solid", "#fedcba");
            assertThat(display.screenshot().getRGB(0, 0)).isEqualTo(0xfffedcba);
        }
    }

    @Test
    void a_screen_that_keeps_changing_is_not_still() throws InterruptedException {
        try (VirtualDisplay display = VirtualDisplay.open(VirtualDisplay.HD)) {
            display.awaitStill(Duration.ofMillis(100), SOON);
            display.start("sh", "-c", "while :; do for c in red blue; do xsetroot -solid $c; sleep 0.02; done; done");
            Duration brief = Duration.ofMillis(800);
            assertThatThrownBy(() -> display.awaitStill(Duration.ofMillis(400), brief))
                    .isInstanceOf(AssertionError.class)
                    .hasMessageContaining("a still screen");
        }
    }

    @Test
    void monitors_are_what_programs_see_and_replace_those_before() throws InterruptedException {
        try (VirtualDisplay display = VirtualDisplay.open(VirtualDisplay.FULL_HD)) {
            display.setMonitors(monitor("top", 0, 1920, 400));
            display.setMonitors(monitor("left", 0, 960, 1080), monitor("right", 960, 960, 1080));
            assertThat(display.run("xrandr", "--listmonitors").text())
                    .contains("Monitors: 2", "left 960/254x1080/286+0+0", "right 960/254x1080/286+960+0");
            display.setMonitors(monitor("whole", 0, 1920, 1080));
            assertThat(display.run("xrandr", "--listmonitors").text()).contains("Monitors: 1", "whole 1920/");
        }
    }

    @Test
    void a_window_is_found_where_it_is_once_it_has_the_focus() throws InterruptedException {
        try (VirtualDisplay display = VirtualDisplay.open(VirtualDisplay.HD, WindowManager.OPENBOX)) {
            display.start("xterm", "-T", "first", "-e", "cat");
            Window first = display.windows().awaitReady(WindowMatch.titled("^first$"), SOON);
            display.start("xterm", "-T", "second", "-e", "cat");
            Window second = display.windows().awaitReady(new WindowMatch("xterm", "^sec"), SOON);
            assertThat(second.title()).isEqualTo("second");
            assertThat(display.windows().focused()).hasValue(second.id());
            new Person(display).click(first.centre(), 1);
            new Patience(SOON)
                    .until(
                            "the focus to move",
                            () -> display.windows().focused().orElse(0) == first.id());
        }
    }

    @Test
    void a_key_or_button_held_down_is_named_until_it_is_let_go() throws InterruptedException {
        try (VirtualDisplay display = VirtualDisplay.open(VirtualDisplay.HD)) {
            Person person = new Person(display);
            assertThat(display.heldInput()).isEmpty();
            person.holdKey("Control_L");
            person.hold(3);
            assertThat(display.heldInput())
                    .extracting(HeldInput::kind, HeldInput::code)
                    .containsExactlyInAnyOrder(tuple(HeldInput.Kind.BUTTON, 3), tuple(HeldInput.Kind.KEY, 37));
            person.letGo(3);
            person.letGoKey("Control_L");
            assertThat(display.heldInput()).isEmpty();
        }
    }

    @Test
    void closing_ends_even_what_let_go_of_its_parent_and_leaves_no_file() throws InterruptedException {
        VirtualDisplay display = VirtualDisplay.open(VirtualDisplay.HD);
        Program orphan = display.start("sh", "-c", "(setsid sleep 1000 >/dev/null 2>&1 & echo $!)");
        orphan.awaitExit(SOON);
        ProcessHandle sleeper =
                ProcessHandle.of(Long.parseLong(orphan.stdout().getFirst())).orElseThrow();
        Program held = display.start("sleep", "1000");
        assertThat(sleeper.isAlive()).isTrue();
        display.close();
        new Patience(SOON).until("the orphan to end", () -> !sleeper.isAlive());
        assertThat(held.isRunning()).isFalse();
        assertThat(Files.exists(display.home())).isFalse();
        assertThatThrownBy(display::screenshot).isInstanceOf(UncheckedIOException.class);
    }

    @Test
    void nothing_of_the_session_around_reaches_a_program() throws InterruptedException {
        try (VirtualDisplay display = VirtualDisplay.open(VirtualDisplay.HD)) {
            assertThat(display.run("env").lines())
                    .contains(
                            "DISPLAY=" + display.name(), "HOME=" + display.home(), "DBUS_SESSION_BUS_ADDRESS=disabled:")
                    .noneMatch(line -> line.startsWith("XAUTHORITY=") || line.startsWith("WAYLAND_DISPLAY="));
        }
    }

    private static Monitor monitor(String name, int x, int width, int height) {
        return new Monitor(name, new ScreenRect(x, 0, new Size(width, height)));
    }

    private static Size sizeOf(BufferedImage image) {
        return new Size(image.getWidth(), image.getHeight());
    }
}
