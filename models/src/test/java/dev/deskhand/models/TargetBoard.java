package dev.deskhand.models;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.ActionSpace;
import dev.deskhand.agent.action.BoundAction;
import dev.deskhand.agent.operator.Change;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Readiness;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.operator.Settle;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.ScreenPixel;
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

/// A screen on paper with one target on it, small as a window's button for closing it. Each click is measured against
/// the target, which then is elsewhere. The screen lies left of and above the origin, as a second display may.
final class TargetBoard implements Operator {
    static final int COLOUR = 0xE04020;

    private static final Size SIZE = new Size(1600, 1000);
    private static final ScreenRect BOUNDS = new ScreenRect(-1600, -200, SIZE);
    private static final int GREY = 0xC8C8C8;
    private static final int SIDE = 18;

    private final List<Boolean> hits = new ArrayList<>();
    private long looks;

    @Override
    public String name() {
        return "paper";
    }

    @Override
    public ActionSpace actions() {
        return new ActionSpace(EnumSet.of(ActionKind.CLICK));
    }

    @Override
    public Readiness readiness() {
        return Readiness.READY;
    }

    @Override
    public Frame look(Settle settle, Permit permit, Consumer<Frame> candidate) throws Revoked {
        permit.check();
        int[] pixels = new int[Math.toIntExact(SIZE.area())];
        Arrays.fill(pixels, GREY);
        for (int y = top(); y < top() + SIDE; y++) {
            Arrays.fill(pixels, y * SIZE.width() + left(), y * SIZE.width() + left() + SIDE, COLOUR);
        }
        looks++;
        return new Frame(
                new FrameId(looks),
                BOUNDS,
                pixels,
                TileHashes.of(pixels, SIZE),
                new BitSet(),
                Clock.systemUTC().instant());
    }

    /// Its left edge in the frame. The first targets lie in the corners.
    private int left() {
        int most = SIZE.width() - SIDE;
        return hits.size() < 4 ? hits.size() % 2 * most : hits.size() * 443 % most;
    }

    private int top() {
        int most = SIZE.height() - SIDE;
        return hits.size() < 4 ? hits.size() / 2 * most : hits.size() * 271 % most;
    }

    @Override
    public Outcome perform(BoundAction bound, Permit permit) {
        if (!(bound.action() instanceof Action.Click)) {
            throw new AssertionError("nothing but clicks is wanted here: " + bound);
        }
        ScreenPixel at = bound.points().getFirst();
        int x = at.x() - BOUNDS.x() - left();
        int y = at.y() - BOUNDS.y() - top();
        hits.add(x >= 0 && x < SIDE && y >= 0 && y < SIDE);
        return new Outcome.Done(Change.CHANGED);
    }

    /// Of each click whether it hit, in order.
    List<Boolean> hits() {
        return List.copyOf(hits);
    }

    @Override
    public void letGo() {}

    @Override
    public void close() {}
}
