package dev.deskhand.agent.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.family.PictureSpec;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.agent.screen.TileHashes;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class PictureAheadTest {
    private static final Size SIZE = new Size(64, 32);
    private static final PictureSpec SPEC =
            new PictureSpec(new PictureSpec.UpTo(10_000), Picture.Format.PNG, 85, 1 << 20);

    private final List<Frame> encoded = Collections.synchronizedList(new ArrayList<>());

    private final Permit permit = new Permit();

    private static Frame frame(long id, int colour) {
        int[] pixels = new int[(int) SIZE.area()];
        Arrays.fill(pixels, colour);
        TileHashes tiles = TileHashes.of(pixels, SIZE);
        return new Frame(new FrameId(id), new ScreenRect(0, 0, SIZE), pixels, tiles, new BitSet(), Instant.EPOCH);
    }

    private PictureAhead ahead() {
        return new PictureAhead(
                (frame, spec) -> {
                    encoded.add(frame);
                    return new Picture(frame.id(), frame.size(), spec.format(), new byte[] {(byte) frame.pixels()[0]});
                },
                SPEC,
                "r");
    }

    @Test
    void a_candidate_that_lasts_is_not_made_twice_and_carries_the_frame_it_became() throws Exception {
        try (PictureAhead ahead = ahead()) {
            ahead.begin(frame(1, 5));

            Picture picture = ahead.of(frame(2, 5), permit);

            assertThat(encoded).hasSize(1);
            assertThat(picture.frame()).isEqualTo(new FrameId(2));
            assertThat(picture.bytes()).containsExactly(5);
        }
    }

    @Test
    void a_candidate_that_does_not_last_is_thrown_away() throws Exception {
        try (PictureAhead ahead = ahead()) {
            ahead.begin(frame(1, 5));

            assertThat(ahead.of(frame(2, 6), permit).bytes()).containsExactly(6);
        }
    }

    @Test
    void a_candidate_that_did_not_last_is_forgotten() throws Exception {
        try (PictureAhead ahead = ahead()) {
            ahead.begin(frame(1, 5));
            ahead.of(frame(2, 6), permit);

            ahead.of(frame(3, 5), permit);

            assertThat(encoded).extracting(Frame::id).contains(new FrameId(3));
        }
    }

    @Test
    void the_latest_of_several_candidates_counts() throws Exception {
        try (PictureAhead ahead = ahead()) {
            for (int colour = 1; colour <= 9; colour++) {
                ahead.begin(frame(colour, colour));
            }
            assertThat(ahead.of(frame(10, 9), permit).bytes()).containsExactly(9);
        }
    }

    @Test
    void without_a_candidate_the_picture_is_made_at_once() throws Exception {
        try (PictureAhead ahead = ahead()) {
            assertThat(ahead.of(frame(1, 3), permit).bytes()).containsExactly(3);
        }
    }

    @Test
    void a_frame_that_cannot_become_a_picture_says_so() {
        AgentException impossible = new AgentException(new AgentFailure.PictureImpossible("too long"));
        try (PictureAhead ahead = new PictureAhead(
                (frame, spec) -> {
                    throw impossible;
                },
                SPEC,
                "r")) {
            ahead.begin(frame(1, 1));
            assertThatThrownBy(() -> ahead.of(frame(1, 1), permit)).isSameAs(impossible);
        }
    }

    @Test
    void an_encoder_that_hangs_keeps_nobody_from_a_stop() throws Exception {
        CountDownLatch inside = new CountDownLatch(1);
        CountDownLatch back = new CountDownLatch(1);
        try (PictureAhead ahead = new PictureAhead(
                (frame, spec) -> {
                    inside.countDown();
                    await(back);
                    throw new AgentException(new AgentFailure.PictureImpossible("late"));
                },
                SPEC,
                "r")) {
            FutureTask<Picture> waiting = new FutureTask<>(() -> ahead.of(frame(1, 1), permit));
            Thread.ofPlatform().daemon().start(waiting);
            await(inside);

            permit.revoke(() -> {});

            assertThatThrownBy(() -> waiting.get(20, TimeUnit.SECONDS)).hasCauseInstanceOf(Revoked.class);
        } finally {
            back.countDown();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(20, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void a_defect_of_the_encoder_reaches_the_run_as_a_failure() {
        try (ReportedDefects defects = new ReportedDefects();
                PictureAhead ahead = new PictureAhead(
                        (frame, spec) -> {
                            throw new IllegalStateException("secret");
                        },
                        SPEC,
                        "r")) {
            ahead.begin(frame(1, 1));
            assertThatThrownBy(() -> ahead.of(frame(1, 1), permit))
                    .isInstanceOfSatisfying(
                            AgentException.class,
                            fault -> assertThat(fault.failure()).isInstanceOf(AgentFailure.OwnFault.class));
            assertThat(defects.all()).singleElement().isInstanceOf(IllegalStateException.class);
        }
    }
}
