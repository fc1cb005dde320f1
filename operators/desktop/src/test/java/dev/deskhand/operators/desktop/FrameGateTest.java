package dev.deskhand.operators.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.BoundAction;
import dev.deskhand.agent.action.Refusal.Reason;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.agent.screen.TileHashes;
import java.time.Instant;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class FrameGateTest {
    private static final Action NOTHING = new Action.Simple(ActionKind.SCREENSHOT);

    private final FrameGate gate = new FrameGate();

    @Test
    void nothing_may_act_before_anything_was_seen() {
        assertThat(gate.refuses(batch(frame(1), 1).getFirst())).contains(Reason.REPLACED);
    }

    @Test
    void a_batch_acts_in_order_and_once() {
        Frame frame = frame(1);
        gate.handedOut(frame);
        List<BoundAction> batch = batch(frame, 3);
        for (BoundAction action : batch) {
            assertThat(gate.refuses(action)).isEmpty();
            gate.begins(action);
        }
        for (BoundAction action : batch) {
            assertThat(gate.refuses(action)).contains(Reason.SPENT);
        }
    }

    @Test
    void a_batch_may_leave_out_what_needs_no_operator_and_never_goes_back() {
        Frame frame = frame(1);
        gate.handedOut(frame);
        List<BoundAction> batch = batch(frame, 3);
        assertThat(gate.isUntouched()).isTrue();
        assertThat(gate.refuses(batch.get(1))).isEmpty();
        gate.begins(batch.get(1));
        assertThat(gate.isUntouched()).isFalse();
        assertThat(gate.refuses(batch.getFirst())).contains(Reason.SPENT);
        assertThat(gate.refuses(batch.get(1))).contains(Reason.SPENT);
        assertThat(gate.refuses(batch.getLast())).isEmpty();
        gate.handedOut(frame(2));
        assertThat(gate.isUntouched()).isTrue();
    }

    @Test
    void a_new_frame_is_for_a_new_batch() {
        Frame spent = frame(1);
        gate.handedOut(spent);
        gate.begins(batch(spent, 1).getFirst());
        Frame fresh = frame(2);
        gate.handedOut(fresh);
        assertThat(gate.refuses(batch(fresh, 1).getFirst())).isEmpty();
    }

    @Test
    void a_refused_action_has_not_begun() {
        Frame frame = frame(1);
        gate.handedOut(frame);
        BoundAction action = batch(frame, 1).getFirst();
        assertThat(gate.refuses(action)).isEmpty();
        assertThat(gate.refuses(action)).isEmpty();
        assertThat(gate.isUntouched()).isTrue();
    }

    @Test
    void only_the_very_latest_frame_counts() {
        Frame old = frame(7);
        Frame latest = frame(8);
        gate.handedOut(old);
        gate.handedOut(latest);
        assertThat(gate.refuses(batch(old, 1).getFirst())).contains(Reason.STALE);
        assertThat(gate.refuses(batch(frame(8), 1).getFirst())).contains(Reason.REPLACED);
        assertThat(gate.refuses(batch(frame(9), 1).getFirst())).contains(Reason.REPLACED);
        assertThat(gate.refuses(batch(latest, 1).getFirst())).isEmpty();
    }

    private static List<BoundAction> batch(Frame frame, int actions) {
        return BoundAction.batch(frame, Collections.nCopies(actions, NOTHING)).stream()
                .map(BoundAction.class::cast)
                .toList();
    }

    private static Frame frame(long id) {
        Size size = new Size(4, 4);
        int[] pixels = new int[16];
        return new Frame(
                new FrameId(id),
                new ScreenRect(0, 0, size),
                pixels,
                TileHashes.of(pixels, size),
                new BitSet(),
                Instant.EPOCH);
    }
}
