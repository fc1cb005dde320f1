package dev.deskhand.operators.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Action.Click.Variety;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.operator.Settle;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.testkit.application.TypingTerminal;
import dev.deskhand.testkit.display.WindowManager;
import java.awt.image.BufferedImage;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Laws 11 and 5: the screen is watched, nothing sleeps.
class SettleTest {
    private static final Action NOTHING = new Action.Simple(ActionKind.SCREENSHOT);
    private static final int REPEATS = 20;

    private Desk desk;

    @BeforeEach
    void open() throws Exception {
        desk = Desk.open(WindowManager.OPENBOX);
    }

    @AfterEach
    void close() {
        desk.close();
    }

    @Test
    void an_action_without_effect_costs_150_ms_and_no_more() throws Exception {
        List<Long> millis = new ArrayList<>();
        for (int i = 0; i < REPEATS; i++) {
            desk.act(NOTHING);
            long start = System.nanoTime();
            desk.lookAfterAction();
            millis.add(Duration.ofNanos(System.nanoTime() - start).toMillis());
        }
        List<Long> sorted = millis.stream().sorted().toList();
        assertThat(sorted.getFirst()).as("shortest of " + sorted).isGreaterThanOrEqualTo(140);
        assertThat(sorted.get(REPEATS / 2)).as("median of " + sorted).isLessThanOrEqualTo(300);
        assertThat(sorted.getLast()).as("longest of " + sorted).isLessThanOrEqualTo(1500);
    }

    @Test
    void what_was_typed_is_on_the_frame() throws Exception {
        try (TypingTerminal terminal = TypingTerminal.open(desk.display())) {
            for (int i = 0; i < 5; i++) {
                desk.act(new Action.Type("Hello " + i, null));
                Frame frame = desk.lookAfterAction();
                terminal.awaitText(typed(i), Desk.SOON);
                desk.display().awaitStill(Duration.ofMillis(300), Desk.SOON);
                assertThat(frame.pixels()).isEqualTo(witnessed());
            }
        }
    }

    @Test
    void a_change_is_waited_out_until_the_screen_is_quiet() throws Exception {
        try (Scribble scribble = Scribble.on(desk.display(), "late", 100, 100)) {
            desk.display().awaitStill(Duration.ofMillis(300), Desk.SOON);
            Frame before = desk.look();
            desk.perform(before, NOTHING);
            Thread painter = Thread.ofPlatform().start(() -> paintInSteps(scribble));
            Frame after = desk.lookAfterAction();
            painter.join();
            desk.display().awaitStill(Duration.ofMillis(300), Desk.SOON);
            assertThat(after.showsTheSameAs(before)).isFalse();
            assertThat(after.pixels()).isEqualTo(witnessed());
        }
    }

    @Test
    void a_screen_that_never_rests_is_taken_after_two_seconds() throws Exception {
        try (Scribble clock = Scribble.restless(desk.display(), "clock", 100, 100)) {
            assertThat(clock.program().isRunning()).isTrue();
            desk.act(NOTHING);
            long start = System.nanoTime();
            desk.lookAfterAction();
            assertThat(Duration.ofNanos(System.nanoTime() - start))
                    .isBetween(Duration.ofMillis(1900), Duration.ofMillis(10_000));
        }
    }

    @Test
    void a_frame_is_promised_early_and_kept_where_it_lasts() throws Exception {
        List<Frame> candidates = new ArrayList<>();
        desk.act(NOTHING);
        Frame frame = desk.operator().look(Settle.AFTER_ACTION, new Permit(), candidates::add);
        assertThat(candidates).hasSize(1).first().isSameAs(frame);
    }

    @Test
    void a_promised_frame_that_does_not_last_is_replaced() throws Exception {
        try (Scribble scribble = Scribble.on(desk.display(), "replaced", 100, 100)) {
            desk.display().awaitStill(Duration.ofMillis(300), Desk.SOON);
            List<Frame> candidates = new ArrayList<>();
            desk.act(NOTHING);
            Frame frame = desk.operator().look(Settle.AFTER_ACTION, new Permit(), candidate -> {
                if (candidates.isEmpty()) {
                    scribble.paint("MMMM");
                }
                candidates.add(candidate);
            });
            desk.display().awaitStill(Duration.ofMillis(300), Desk.SOON);
            if (candidates.size() > 1) {
                // It showed in time, as it does unless the machine is very busy.
                assertThat(frame).isNotSameAs(candidates.getFirst());
                assertThat(frame.pixels()).isEqualTo(witnessed());
            } else {
                assertThat(frame).isSameAs(candidates.getFirst());
            }
        }
    }

    @Test
    void a_wait_ends_when_the_screen_has_changed_and_rests() throws Exception {
        try (Scribble scribble = Scribble.on(desk.display(), "awaited", 100, 100)) {
            desk.display().awaitStill(Duration.ofMillis(300), Desk.SOON);
            Frame frame = desk.look();
            Thread painter = Thread.ofPlatform().start(() -> paintInSteps(scribble));
            long start = System.nanoTime();
            desk.perform(frame, new Action.Wait(Duration.ofSeconds(60)));
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(30));
            painter.join();
            assertThat(desk.lookAfterAction().pixels()).isEqualTo(witnessed());
        }
    }

    @Test
    void between_two_actions_of_a_batch_the_screen_calms_down() throws Exception {
        try (TypingTerminal terminal = TypingTerminal.open(desk.display())) {
            int x = terminal.window().centre().x();
            int y = terminal.window().centre().y();
            desk.act(
                    new Action.Click(Desk.at(x, y), Variety.LEFT),
                    new Action.Type("one", null),
                    new Action.Hotkey(Desk.keys("return")),
                    new Action.Type("two", null));
            terminal.awaitText("one\ntwo", Desk.SOON);
        }
    }

    private static String typed(int last) {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i <= last; i++) {
            all.append("Hello ").append(i);
        }
        return all.toString();
    }

    /// Three changes, each within the time the screen must be quiet.
    private static void paintInSteps(Scribble scribble) {
        Permit pace = new Permit();
        for (String step : List.of("A", "B", "C")) {
            try {
                scribble.paint(step);
                pace.pause(Duration.ofMillis(60));
            } catch (Revoked never) {
                throw new AssertionError(never);
            }
        }
    }

    private int[] witnessed() {
        BufferedImage seen = desk.display().screenshot();
        int[] pixels = seen.getRGB(0, 0, seen.getWidth(), seen.getHeight(), null, 0, seen.getWidth());
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] &= 0xFFFFFF;
        }
        return pixels;
    }
}
