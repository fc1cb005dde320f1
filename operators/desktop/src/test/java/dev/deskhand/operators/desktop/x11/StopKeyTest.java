package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.testkit.display.Patience;
import dev.deskhand.testkit.display.Person;
import dev.deskhand.testkit.display.Window;
import dev.deskhand.testkit.display.WindowManager;
import dev.deskhand.testkit.display.WindowMatch;
import java.awt.image.BufferedImage;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class StopKeyTest {
    private Bench bench;
    private Person person;
    private final Semaphore stops = new Semaphore(0);
    private StopKey stopKey;

    @BeforeEach
    void open() throws Exception {
        bench = Bench.open(WindowManager.OPENBOX);
        person = new Person(bench.display());
        stopKey = StopKey.watch(Optional.of(bench.display().name()), stops::release, why -> {});
    }

    @AfterEach
    void close() {
        stopKey.close();
        bench.close();
    }

    @Test
    void is_seen_however_the_keys_come_together() throws Exception {
        person.key("ctrl+alt+shift+Escape");
        assertStopped();
        person.holdKey("Escape");
        person.holdKey("Shift_R");
        person.holdKey("Control_R");
        person.holdKey("Alt_L");
        assertStopped();
    }

    @Test
    void is_seen_while_a_menu_has_grabbed_the_keyboard() throws Exception {
        bench.display().start("mousepad");
        Window window =
                bench.display().windows().awaitReady(WindowMatch.ofClass("mousepad"), Bench.SOON.multipliedBy(2));
        BufferedImage before = bench.display().screenshot();
        person.click(new ScreenPixel(window.bounds().x() + 20, window.bounds().y() + 12), 1);
        new Patience(Bench.SOON).until("the menu to open", () -> differs(before));
        bench.display().awaitStill(Duration.ofMillis(250), Bench.SOON);
        person.key("ctrl+alt+shift+Escape");
        assertStopped();
    }

    @Test
    void is_seen_on_another_layout() throws Exception {
        bench.display().run("setxkbmap", "-option", "ctrl:swapcaps", "fr");
        person.key("Control_L+Alt_L+Shift_L+Escape");
        assertStopped();
    }

    @Test
    void is_no_other_combination() throws Exception {
        person.key("ctrl+alt+Escape", "ctrl+shift+Escape", "alt+shift+Escape", "ctrl+alt+shift+F1", "Escape");
        person.key("ctrl+alt+shift+Escape");
        assertStopped();
        assertThat(stops.tryAcquire()).as("a second stop").isFalse();
    }

    @Test
    void is_not_seen_after_it_was_closed() throws Exception {
        stopKey.close();
        person.key("ctrl+alt+shift+Escape");
        assertThat(stops.tryAcquire()).isFalse();
    }

    private void assertStopped() throws InterruptedException {
        assertThat(stops.tryAcquire(20, TimeUnit.SECONDS)).as("a stop").isTrue();
    }

    private boolean differs(BufferedImage before) {
        BufferedImage now = bench.display().screenshot();
        int[] was = before.getRGB(0, 0, before.getWidth(), before.getHeight(), null, 0, before.getWidth());
        int[] is = now.getRGB(0, 0, now.getWidth(), now.getHeight(), null, 0, now.getWidth());
        return !Arrays.equals(was, is);
    }
}
