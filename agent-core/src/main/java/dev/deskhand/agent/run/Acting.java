package dev.deskhand.agent.run;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.ActionKind;
import dev.deskhand.agent.action.Binding;
import dev.deskhand.agent.action.BoundAction;
import dev.deskhand.agent.action.Refusal;
import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.operator.Change;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.operator.Outcome.NotRun.Why;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.ScreenPixel;
import java.util.List;
import java.util.Optional;

/// Carries out the actions of one reply, in order. Each is recorded before it is performed, each outcome before the
/// next; the first that is not done ends the batch and the rest are answered "not executed". Nothing is ever tried
/// twice.
final class Acting {
    private final Operator operator;
    private final OperatorThread thread;
    private final RunControl control;
    private final RunLog log;

    /// Whether the batch before this one was to end the run and was asked to say so again.
    private boolean askedAgain;

    Acting(Operator operator, OperatorThread thread, RunControl control, RunLog log) {
        this.operator = operator;
        this.thread = thread;
        this.control = control;
        this.log = log;
    }

    /// Performs as much of the reply as may be performed.
    ///
    /// @param leave which of the actions may run
    /// @param batch filled as it goes, so that it is right even when this ends early
    /// @throws Abandoned when the operator did not come back from a stop; its action is recorded as unknown
    void perform(int step, Frame frame, List<Action> actions, Leave leave, Permit permit, Batch batch)
            throws AgentException, Abandoned {
        askedAgain &= actions.stream().anyMatch(Action.Finished.class::isInstance);
        List<Binding> bindings = BoundAction.batch(frame, actions);
        for (int index = 0; index < actions.size(); index++) {
            Binding binding = bindings.get(index);
            recordAction(step, index, frame, binding);
            Outcome outcome = null;
            try {
                outcome = outcomeOf(binding, leave, permit, batch);
            } finally {
                Outcome known = outcome == null ? new Outcome.Unknown() : outcome;
                batch.add(binding.action(), known);
                int number = index;
                log.record(head -> new AgentEvent.ActionOutcome(head, step, number, known));
            }
        }
    }

    private Outcome outcomeOf(Binding binding, Leave leave, Permit permit, Batch batch) throws Abandoned {
        if (permit.isRevoked()) {
            return new Outcome.NotRun(whyRevoked());
        }
        if (batch.ending().isPresent()) {
            return new Outcome.NotRun(Why.RUN_ENDED);
        }
        Optional<Why> against = leave.against(batch.size());
        if (against.isPresent()) {
            return new Outcome.NotRun(against.get());
        }
        if (!batch.isAllDone()) {
            return new Outcome.NotRun(Why.EARLIER_NOT_DONE);
        }
        return switch (binding) {
            case Binding.Unbindable unbindable -> new Outcome.Refused(unbindable.refusal());
            case BoundAction bound -> outcomeOf(bound, permit, batch);
        };
    }

    private Outcome outcomeOf(BoundAction bound, Permit permit, Batch batch) throws Abandoned {
        return switch (bound.action()) {
            case Action.Finished _ -> finished(batch);
            case Action.CallUser _ -> new Outcome.Done(Change.UNCHANGED);
            case Action.Simple(ActionKind kind) when isOnlyALook(kind) -> new Outcome.Done(Change.UNCHANGED);
            case Action.Click _, Action.MouseMove _, Action.MouseDown _, Action.MouseUp _, Action.Drag _ ->
                performIfPossible(bound, permit);
            case Action.Swipe _, Action.Scroll _, Action.Type _, Action.Wait _, Action.Simple _ ->
                performIfPossible(bound, permit);
            case Action.Hotkey _, Action.Press _, Action.Release _, Action.Navigate _, Action.OpenApp _ ->
                performIfPossible(bound, permit);
        };
    }

    /// Every turn begins with a look: there is nothing to do for one.
    private static boolean isOnlyALook(ActionKind kind) {
        return kind == ActionKind.SCREENSHOT || kind == ActionKind.OPEN_COMPUTER;
    }

    private Outcome performIfPossible(BoundAction bound, Permit permit) throws Abandoned {
        ActionKind kind = bound.action().kind();
        return operator.actions().has(kind)
                ? perform(bound, permit)
                : new Outcome.Refused(new Refusal(Refusal.Reason.UNSUPPORTED, kind.wireName()));
    }

    /// An end behind other actions was decided on a screen nobody has seen yet: it is asked for once more. A batch that
    /// does not end the run makes that forgotten.
    private Outcome finished(Batch batch) {
        if (batch.size() == 0 || askedAgain) {
            return new Outcome.Done(Change.UNCHANGED);
        }
        askedAgain = true;
        return new Outcome.NotRun(Why.ASKED_AGAIN);
    }

    private Outcome perform(BoundAction bound, Permit permit) throws Abandoned {
        try {
            Outcome outcome = thread.call(permit, () -> operator.perform(bound, permit));
            return outcome instanceof Outcome.NotRun ? new Outcome.NotRun(whyRevoked()) : outcome;
        } catch (Revoked e) {
            return new Outcome.Unknown();
        } catch (AgentException e) {
            return new Outcome.Failed(e.failure());
        }
    }

    private Why whyRevoked() {
        return switch (control.state()) {
            case STOPPED -> Why.STOPPED;
            case PAUSED -> Why.PAUSED;
            case RUNNING -> Why.STEERED;
        };
    }

    private void recordAction(int step, int index, Frame frame, Binding binding) throws AgentException {
        List<ScreenPixel> points = binding instanceof BoundAction bound ? bound.points() : List.of();
        log.record(head -> new AgentEvent.ActionChosen(head, step, index, frame.id(), binding.action(), points));
    }
}
