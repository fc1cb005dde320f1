package dev.deskhand.agent.rehearsal;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.ActionSpace;
import dev.deskhand.agent.action.BoundAction;
import dev.deskhand.agent.action.Refusal;
import dev.deskhand.agent.operator.Change;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Readiness;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.operator.Settle;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.agent.screen.TileHashes;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Consumer;

/// A screen on paper: grey, with a sheet of squares of which each action inks one more, so that every action changes
/// it. Does nothing to any computer.
public final class PaperOperator implements Operator {
    private static final int GREY = 0xC8C8C8;
    private static final int INK = 0x2060A0;
    private static final int SQUARE = 40;

    private final Size size;
    private final Clock clock;
    private final int[] paper;
    private final List<Action> performed = new ArrayList<>();
    private long looks;
    private long spent;
    private int inked;
    private boolean changes = true;

    public PaperOperator(Size size, Clock clock) {
        this.size = size;
        this.clock = clock;
        this.paper = new int[Math.toIntExact(size.area())];
        Arrays.fill(paper, GREY);
    }

    /// Makes it a screen on which nothing ever happens.
    public synchronized PaperOperator thatNeverChanges() {
        changes = false;
        return this;
    }

    @Override
    public String name() {
        return "paper";
    }

    @Override
    public ActionSpace actions() {
        return new ActionSpace(EnumSet.allOf(ActionKind.class));
    }

    @Override
    public Readiness readiness() {
        return Readiness.READY;
    }

    @Override
    public Frame look(Settle settle, Permit permit, Consumer<Frame> candidate) throws Revoked {
        permit.check();
        Frame frame = takeFrame();
        candidate.accept(frame);
        return frame;
    }

    private synchronized Frame takeFrame() {
        looks++;
        int[] pixels = paper.clone();
        ScreenRect bounds = new ScreenRect(0, 0, size);
        TileHashes tiles = TileHashes.of(pixels, size);
        return new Frame(new FrameId(looks), bounds, pixels, tiles, new BitSet(), clock.instant());
    }

    @Override
    public Outcome perform(BoundAction action, Permit permit) {
        if (permit.isRevoked()) {
            return new Outcome.NotRun(Outcome.NotRun.Why.STOPPED);
        }
        synchronized (this) {
            long frame = action.frame().id().value();
            if (frame != looks) {
                return new Outcome.Refused(Refusal.because(Refusal.Reason.STALE));
            }
            if (action.index() == 0 && spent == frame) {
                return new Outcome.Refused(Refusal.because(Refusal.Reason.SPENT));
            }
            spent = frame;
        }
        try {
            if (action.action() instanceof Action.Wait wait) {
                permit.pause(wait.bounded());
            }
            permit.inject(() -> ink(action.action()));
            return new Outcome.Done(Change.UNKNOWN);
        } catch (Revoked e) {
            return new Outcome.Interrupted(0, 1);
        }
    }

    private synchronized void ink(Action action) {
        performed.add(action);
        if (!changes) {
            return;
        }
        int columns = size.width() / SQUARE;
        int rows = size.height() / SQUARE;
        int square = inked % (columns * rows);
        int colour = INK + inked / (columns * rows);
        int left = square % columns * SQUARE;
        int top = square / columns * SQUARE;
        for (int y = top; y < top + SQUARE; y++) {
            Arrays.fill(paper, y * size.width() + left, y * size.width() + left + SQUARE, colour);
        }
        inked++;
    }

    /// What was done so far, in order.
    public synchronized List<Action> performed() {
        return List.copyOf(performed);
    }

    @Override
    public void letGo() {}

    @Override
    public void close() {}
}
