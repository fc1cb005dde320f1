package dev.deskhand.operators.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.operators.desktop.x11.X11Desktop;
import dev.deskhand.testkit.display.VirtualDisplay;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The watching itself, on a real screen.
class SettlingTest {
    private static final BitSet NONE = new BitSet();

    private final Permit permit = new Permit();
    private final List<String> prospects = new ArrayList<>();
    private VirtualDisplay display;
    private X11Desktop desktop;
    private Samples samples;
    private Settling settling;

    @BeforeEach
    void open() throws Exception {
        display = VirtualDisplay.open(Desk.SIZE);
        desktop = X11Desktop.open(Optional.of(display.name()));
        samples = new Samples(desktop.eyes(), new ScreenRect(0, 0, Desk.SIZE));
        settling = new Settling(samples);
        samples.take();
        samples.keep();
    }

    @AfterEach
    void close() {
        desktop.close();
        display.close();
    }

    @Test
    void a_still_screen_is_calm_after_40_ms() throws Exception {
        long start = System.nanoTime();
        settling.calm(NONE, permit);
        assertThat(since(start)).isBetween(Settling.CALM, Duration.ofSeconds(2));
    }

    @Test
    void a_restless_screen_is_not_waited_for_longer_than_250_ms() throws Exception {
        try (Scribble clock = Scribble.hectic(display, "clock", 10, 10)) {
            assertThat(clock.program().isRunning()).isTrue();
            // Several times: on a busy computer the painter, too, may rest for a moment.
            for (int time = 0; time < 5; time++) {
                long start = System.nanoTime();
                settling.calm(NONE, permit);
                assertThat(since(start)).isLessThan(Duration.ofSeconds(2));
            }
        }
    }

    @Test
    void tiles_that_are_restless_do_not_count() throws Exception {
        try (Scribble clock = Scribble.restless(display, "clock", 10, 10)) {
            BitSet everything = new BitSet();
            everything.set(0, samples.hashesOfLatest().count());
            assertThat(clock.program().isRunning()).isTrue();
            Motion motion = new Motion(System.nanoTime());
            settling.afterAction(motion, everything, permit, prospect());
            assertThat(motion.isSeen()).isFalse();
            assertThat(prospects).containsExactly("promising");
        }
    }

    @Test
    void a_change_from_before_the_watch_is_seen() throws Exception {
        display.run("xsetroot", "-solid", "#305070");
        Motion motion = new Motion(System.nanoTime());
        settling.afterAction(motion, NONE, permit, prospect());
        assertThat(motion.isSeen()).isTrue();
        assertThat(samples.copyOfKept()).containsOnly(0x305070);
        assertThat(prospects).startsWith("promising").doesNotHaveDuplicates();
    }

    @Test
    void a_wait_is_over_in_time_and_tells_whether_anything_moved() throws Exception {
        assertThat(settling.atMost(Duration.ofMillis(100), NONE, permit).isSeen())
                .isFalse();
        display.run("xsetroot", "-solid", "#305070");
        long start = System.nanoTime();
        assertThat(settling.atMost(Duration.ofSeconds(60), NONE, permit).isSeen())
                .isTrue();
        assertThat(since(start)).isLessThan(Duration.ofSeconds(20));
    }

    @Test
    void every_watch_ends_with_the_permit() {
        permit.revoke(() -> {});
        assertThatThrownBy(() -> settling.calm(NONE, permit)).isInstanceOf(Revoked.class);
        assertThatThrownBy(() -> settling.atMost(Duration.ofSeconds(60), NONE, permit))
                .isInstanceOf(Revoked.class);
        assertThatThrownBy(() -> settling.afterAction(new Motion(System.nanoTime()), NONE, permit, prospect()))
                .isInstanceOf(Revoked.class);
    }

    private Settling.Prospect prospect() {
        return new Settling.Prospect() {
            @Override
            public void promising() {
                prospects.add("promising");
            }

            @Override
            public void dashed() {
                prospects.add("dashed");
            }
        };
    }

    private static Duration since(long start) {
        return Duration.ofNanos(System.nanoTime() - start);
    }
}
