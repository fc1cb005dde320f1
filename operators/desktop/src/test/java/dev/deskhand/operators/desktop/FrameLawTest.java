package dev.deskhand.operators.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Action.Click.Variety;
import dev.deskhand.agent.action.Refusal;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.FramePixel;
import dev.deskhand.agent.screen.TileHashes;
import dev.deskhand.testkit.display.Patience;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.display.Window;
import dev.deskhand.testkit.witness.Mark;
import dev.deskhand.testkit.witness.RawInputWitness;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Law 4: an action belongs to the frame it was decided on.
class FrameLawTest {
    private static final Action KEY = new Action.Hotkey(Desk.keys("shift"));

    private Desk desk;
    private RawInputWitness witness;

    @BeforeEach
    void open() throws Exception {
        desk = Desk.open();
        witness = RawInputWitness.open(desk.display());
    }

    @AfterEach
    void close() {
        desk.close();
    }

    @Test
    void a_frame_is_spent_by_one_batch() throws Exception {
        Frame frame = desk.look();
        assertThat(desk.perform(frame, KEY, KEY)).containsExactly(Desk.DONE, Desk.DONE);
        Mark spent = witness.mark();
        assertThat(desk.perform(frame, KEY)).containsExactly(refused(Refusal.Reason.SPENT));
        assertThat(witness.since(spent)).isEmpty();
    }

    @Test
    void a_frame_is_stale_once_there_is_a_newer_one() throws Exception {
        Frame old = desk.look();
        Frame fresh = desk.look();
        assertThat(fresh.id().value()).isGreaterThan(old.id().value());
        assertThat(desk.perform(old, KEY)).containsExactly(refused(Refusal.Reason.STALE));
        assertThat(desk.perform(fresh, KEY)).containsExactly(Desk.DONE);
    }

    @Test
    void a_frame_of_another_operator_is_no_frame_of_ours() throws Exception {
        try (Desk other = Desk.open()) {
            desk.look();
            other.look();
            Frame theirs = other.look();
            assertThat(desk.perform(theirs, KEY)).containsExactly(refused(Refusal.Reason.REPLACED));
        }
    }

    @Test
    void a_change_near_the_point_refuses_the_batch_and_one_far_away_does_not() throws Exception {
        try (Scribble scribble = Scribble.on(desk.display(), "near", 300, 300)) {
            awaitStill();
            Frame frame = desk.look();
            changeThat(frame, scribble, "MMMMMMMM");
            Mark before = witness.mark();
            Window window = scribble.window();
            assertThat(desk.perform(
                            frame,
                            click(window.bounds().x() + 4, window.bounds().y() + 4)))
                    .containsExactly(refused(Refusal.Reason.CHANGED));
            assertThat(witness.since(before)).isEmpty();
            assertThat(desk.perform(frame, click(900, 20))).containsExactly(Desk.DONE);
        }
    }

    @Test
    void without_a_point_a_small_change_is_none_and_a_large_one_refuses() throws Exception {
        try (Scribble scribble = Scribble.on(desk.display(), "small", 300, 300)) {
            awaitStill();
            Frame frame = desk.look();
            changeThat(frame, scribble, "MMMMMMMM");
            assertThat(desk.perform(frame, KEY)).containsExactly(Desk.DONE);
            Frame next = desk.look();
            desk.display().run("xsetroot", "-solid", "#204060");
            assertThat(desk.perform(next, KEY)).containsExactly(refused(Refusal.Reason.CHANGED));
            assertThat(desk.act(KEY)).containsExactly(Desk.DONE);
        }
    }

    @Test
    void tiles_that_change_by_themselves_refuse_nothing_once_they_are_known() throws Exception {
        try (Scribble clock = Scribble.restless(desk.display(), "clock", 400, 200)) {
            int x = clock.window().bounds().x() + 4;
            int y = clock.window().bounds().y() + 4;
            Frame frame = desk.look();
            for (int thought = 0; thought < 10 && !isRestless(frame, x, y); thought++) {
                // As long as a model thinks: what moves by itself is learnt meanwhile, from nothing but time.
                Thread.sleep(1600);
                frame = desk.look();
            }
            assertThat(isRestless(frame, x, y)).isTrue();
            assertThat(desk.act(click(x, y))).containsExactly(Desk.DONE);
            assertThat(desk.look().restless().cardinality()).isLessThan(12);
        }
    }

    private static boolean isRestless(Frame frame, int x, int y) {
        return frame.restless().intersects(frame.tiles().near(new FramePixel(x, y), 8));
    }

    private static Action click(int x, int y) {
        return new Action.Click(Desk.at(x, y), Variety.LEFT);
    }

    private void awaitStill() throws InterruptedException {
        desk.display().awaitStill(Duration.ofMillis(300), Desk.SOON);
    }

    private void changeThat(Frame frame, Scribble scribble, String text) throws InterruptedException {
        scribble.paint(text);
        new Patience(Desk.SOON)
                .until(
                        "the change to show",
                        () -> hashes(desk.display()).changedFrom(frame.tiles()).cardinality() > 0);
        awaitStill();
    }

    private static TileHashes hashes(VirtualDisplay display) {
        var shot = display.screenshot();
        int[] pixels = shot.getRGB(0, 0, shot.getWidth(), shot.getHeight(), null, 0, shot.getWidth());
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] &= 0xFFFFFF;
        }
        return TileHashes.of(pixels, Desk.SIZE);
    }

    private static Outcome refused(Refusal.Reason reason) {
        return new Outcome.Refused(Refusal.because(reason));
    }
}
