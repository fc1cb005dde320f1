package dev.deskhand.app.workbench;

import dev.deskhand.agent.action.ActionSpace;
import dev.deskhand.agent.action.BoundAction;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Readiness;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.operator.Settle;
import dev.deskhand.agent.rehearsal.PaperOperator;
import dev.deskhand.agent.screen.Display;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.operators.desktop.DisplayChoice;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/// Screens on paper: as many displays as a test wants, side by side, and a stop key it can press.
public final class PaperScreens implements Screens {
    private static final Size SIZE = new Size(640, 480);

    private final int displays;
    private final PaperOperator operator = new PaperOperator(SIZE, Clock.systemUTC());
    private final List<DisplayChoice> opened = new ArrayList<>();
    private final AtomicInteger openOperators = new AtomicInteger();
    private final AtomicInteger cleared = new AtomicInteger();
    private final List<StopKey> stopKeys = new ArrayList<>();

    private record StopKey(Runnable pressed, Consumer<AgentFailure> lost) {}

    public PaperScreens(int displays) {
        this.displays = displays;
    }

    @Override
    public String name() {
        return "paper";
    }

    @Override
    public List<Display> displays() {
        List<Display> list = new ArrayList<>();
        for (int at = 0; at < displays; at++) {
            list.add(new Display("P-" + (at + 1), new ScreenRect(at * SIZE.width(), 0, SIZE), 1, at == 0));
        }
        return list;
    }

    @Override
    public Operator open(DisplayChoice choice) {
        opened.add(choice);
        return new Lent();
    }

    @Override
    public void bearToolkit(Runnable lost) {
        // No toolkit is ever started over paper.
    }

    @Override
    public void letGoOfLeftovers() {
        cleared.incrementAndGet();
    }

    /// How often what a program that died has left held down was let go.
    public int cleared() {
        return cleared.get();
    }

    /// The one operator, counted while it is open.
    private final class Lent implements Operator {
        private Lent() {
            openOperators.incrementAndGet();
        }

        @Override
        public String name() {
            return operator.name();
        }

        @Override
        public ActionSpace actions() {
            return operator.actions();
        }

        @Override
        public Readiness readiness() {
            return operator.readiness();
        }

        @Override
        public Frame look(Settle settle, Permit permit, Consumer<Frame> candidate) throws Revoked {
            return operator.look(settle, permit, candidate);
        }

        @Override
        public Outcome perform(BoundAction action, Permit permit) {
            return operator.perform(action, permit);
        }

        @Override
        public void letGo() {
            operator.letGo();
        }

        @Override
        public void close() {
            openOperators.decrementAndGet();
        }
    }

    public int openOperators() {
        return openOperators.get();
    }

    @Override
    public synchronized Watch watchStopKey(Runnable pressed, Consumer<AgentFailure> lost) {
        StopKey key = new StopKey(pressed, lost);
        stopKeys.add(key);
        return () -> forget(key);
    }

    private synchronized void forget(StopKey key) {
        stopKeys.remove(key);
    }

    public synchronized void pressStopKey() {
        List.copyOf(stopKeys).forEach(key -> key.pressed.run());
    }

    /// Nobody will hear the stop key any more.
    public synchronized void loseStopKey(AgentFailure why) {
        List.copyOf(stopKeys).forEach(key -> key.lost.accept(why));
    }

    public synchronized boolean isStopKeyWatched() {
        return !stopKeys.isEmpty();
    }

    public PaperOperator operator() {
        return operator;
    }

    public List<DisplayChoice> opened() {
        return List.copyOf(opened);
    }
}
