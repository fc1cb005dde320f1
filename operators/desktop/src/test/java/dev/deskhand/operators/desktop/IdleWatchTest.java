package dev.deskhand.operators.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.operators.desktop.x11.X11Desktop;
import dev.deskhand.operators.desktop.x11.X11Exception;
import dev.deskhand.testkit.display.Patience;
import dev.deskhand.testkit.display.VirtualDisplay;
import java.util.BitSet;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class IdleWatchTest {
    private VirtualDisplay display;
    private X11Desktop desktop;
    private Samples samples;
    private IdleWatch watch;

    @BeforeEach
    void open() throws Exception {
        display = VirtualDisplay.open(Desk.SIZE);
        desktop = X11Desktop.open(Optional.of(display.name()));
        samples = new Samples(desktop.eyes(), new ScreenRect(0, 0, Desk.SIZE));
        watch = new IdleWatch(samples);
    }

    @AfterEach
    void close() {
        watch.close();
        desktop.close();
        display.close();
    }

    @Test
    void learns_what_moves_by_itself_and_nothing_else() throws Exception {
        try (Scribble clock = Scribble.restless(display, "clock", 320, 160);
                Scribble still = Scribble.on(display, "still", 640, 480)) {
            still.paint("once");
            BitSet restless = learn();
            int clockTile = clock.window().bounds().y() / 32 * 32
                    + clock.window().bounds().x() / 32;
            assertThat(restless.get(clockTile)).isTrue();
            assertThat(restless.stream()).allMatch(tile -> tile / 32 < 10, "lies in the clock's rows");
        }
    }

    @Test
    void learns_nothing_of_a_screen_at_rest() throws Exception {
        samples.take();
        watch.begin(samples.hashesOfLatest());
        assertThat(watch.end().stream()).isEmpty();
        assertThat(watch.end().stream()).isEmpty();
    }

    @Test
    void outlives_a_screen_that_is_gone() throws Exception {
        samples.take();
        watch.begin(samples.hashesOfLatest());
        display.close();
        new Patience(Desk.SOON).until("the loss to be noticed", () -> desktopIsLost());
        assertThat(watch.end().stream()).isEmpty();
    }

    @Test
    void ends_its_thread_when_it_is_closed() throws Exception {
        watch.close();
        watch.close();
        new Patience(Desk.SOON)
                .until(
                        "the thread to end",
                        () -> Thread.getAllStackTraces().keySet().stream()
                                .noneMatch(thread -> thread.getName().equals("deskhand-x11-idle-watch")));
    }

    private BitSet learn() throws Exception {
        for (int round = 0; round < 10; round++) {
            samples.take();
            watch.begin(samples.hashesOfLatest());
            // Nothing but time teaches what moves by itself.
            Thread.sleep(1600);
            BitSet learnt = watch.end();
            if (!learnt.isEmpty()) {
                return learnt;
            }
        }
        throw new AssertionError("nothing learnt");
    }

    private boolean desktopIsLost() {
        try {
            desktop.monitors().list();
            return false;
        } catch (X11Exception lost) {
            return true;
        }
    }
}
