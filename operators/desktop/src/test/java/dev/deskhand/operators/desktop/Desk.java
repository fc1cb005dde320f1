package dev.deskhand.operators.desktop;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Binding;
import dev.deskhand.agent.action.BoundAction;
import dev.deskhand.agent.action.KeyChord;
import dev.deskhand.agent.action.Refusal;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.operator.Change;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.operator.Settle;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.display.WindowManager;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// A virtual display and the operator of it, as the loop would use it.
record Desk(VirtualDisplay display, Operator operator) implements AutoCloseable {
    static final Size SIZE = new Size(1000, 700);
    static final Duration SOON = Duration.ofSeconds(20);
    static final Outcome CHANGED = new Outcome.Refused(Refusal.because(Refusal.Reason.CHANGED));
    static final Outcome DONE = new Outcome.Done(Change.UNKNOWN);

    static Desk open() throws AgentException, InterruptedException {
        return open(WindowManager.NONE);
    }

    static Desk open(WindowManager windowManager) throws AgentException, InterruptedException {
        return open(windowManager, OwnBar.NONE);
    }

    static Desk open(WindowManager windowManager, OwnBar bar) throws AgentException, InterruptedException {
        VirtualDisplay display = VirtualDisplay.open(SIZE, windowManager);
        return new Desk(display, operator(display, new DisplayChoice.Only(), bar));
    }

    static Operator operator(VirtualDisplay display, DisplayChoice choice, OwnBar bar) throws AgentException {
        return DesktopOperators.of(display.name()).open(choice, bar);
    }

    Frame look() throws AgentException, Revoked {
        return operator.look(Settle.AT_ONCE, new Permit(), frame -> {});
    }

    Frame lookAfterAction() throws AgentException, Revoked {
        return operator.look(Settle.AFTER_ACTION, new Permit(), frame -> {});
    }

    /// Looks and performs these as one batch; looks again where the screen had changed meanwhile, as a run does.
    List<Outcome> act(Action... actions) throws AgentException, Revoked {
        List<Outcome> outcomes = perform(look(), actions);
        for (int again = 0; again < 5 && outcomes.getFirst().equals(CHANGED); again++) {
            outcomes = perform(look(), actions);
        }
        return outcomes;
    }

    List<Outcome> perform(Frame frame, Action... actions) {
        return perform(new Permit(), frame, actions);
    }

    List<Outcome> perform(Permit permit, Frame frame, Action... actions) {
        List<Outcome> outcomes = new ArrayList<>();
        for (Binding binding : BoundAction.batch(frame, List.of(actions))) {
            outcomes.add(operator.perform((BoundAction) binding, permit));
        }
        return outcomes;
    }

    static BoundAction bound(Frame frame, Action action) {
        return (BoundAction) BoundAction.of(frame, action);
    }

    /// The place whose pixel on a frame of the whole screen is this one.
    static Target at(int x, int y) {
        return Target.at((x + 0.25) / SIZE.width(), (y + 0.25) / SIZE.height());
    }

    static KeyChord keys(String names) {
        return KeyChord.parse(names);
    }

    @Override
    public void close() {
        operator.close();
        display.close();
    }
}
