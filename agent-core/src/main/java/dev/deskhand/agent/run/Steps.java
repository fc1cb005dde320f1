package dev.deskhand.agent.run;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.json.ShortText;
import dev.deskhand.agent.model.ModelRequest;
import dev.deskhand.agent.model.ModelTurn;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.agent.reply.Reply;
import dev.deskhand.agent.reply.ReplyFault;
import dev.deskhand.agent.screen.Frame;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// The steps of one run and what is remembered between them: one look, one model turn and its actions each.
final class Steps {
    private static final int MOST_UNREADABLE = 3;

    private final RunParts parts;
    private final RunControl control;
    private final RunOrder order;
    private final RunLog log;
    private final Eyes eyes;
    private final ModelCalls calls;
    private final SafetyQuestions questions;
    private final Acting acting;
    private final ContextWindow context;
    private final Budget budget;
    private final ProgressGuard guard = new ProgressGuard();
    private final Untold untold = new Untold();

    private int taken;
    private int unreadableInARow;
    private boolean thinking;

    Steps(
            RunParts parts,
            RunControl control,
            RunOrder order,
            RunLog log,
            OperatorThread thread,
            PictureAhead pictures) {
        this.parts = parts;
        this.control = control;
        this.order = order;
        this.log = log;
        this.eyes = new Eyes(parts.operator(), thread, pictures);
        this.calls = new ModelCalls(parts.model(), log, new Backoff(RandomGenerator.getDefault()));
        this.questions = new SafetyQuestions(control, log);
        this.acting = new Acting(parts.operator(), thread, control, log);
        Family family = parts.family();
        this.budget = new Budget(order, family.picture().sizing());
        this.context = new ContextWindow(
                new Briefing(parts.engine().asking(family), order.instruction(), order.language()),
                family.sight().picturesKept());
    }

    /// How many model turns were taken.
    int taken() {
        return taken;
    }

    /// Takes one step.
    ///
    /// @return how the run ends, where it does
    /// @throws Revoked when the person interrupts before the model has answered
    Optional<Ending> next(Permit permit) throws AgentException, Revoked, Abandoned {
        if (taken == order.limits().steps()) {
            return Optional.of(Ending.because(EndReason.STEPS));
        }
        int step = taken + 1;
        Eyes.Seen seen = look(step, permit);
        String observation = observation();
        ModelRequest request = context.request(observation, seen.picture());
        Optional<Ending> unaffordable = budget.refusal(request);
        if (unaffordable.isPresent()) {
            return unaffordable;
        }
        ModelTurn turn = think(step, request, permit);
        Reply reply = read(step, turn, seen);
        Batch batch = new Batch();
        Optional<Ending> ending = act(step, seen.frame(), reply, permit, batch);
        context.answered(
                observation, seen.picture(), turn, digestLine(step, reply, batch), Told.answers(reply.owed(), batch));
        return ending;
    }

    /// Notes that the person interrupted a turn; it will be asked again.
    void supersede() throws AgentException {
        if (thinking) {
            thinking = false;
            log.record(head -> new AgentEvent.Superseded(head, taken + 1));
        }
    }

    private Eyes.Seen look(int step, Permit permit) throws AgentException, Revoked, Abandoned {
        Eyes.Seen seen = eyes.look(untold.settle(), permit);
        permit.check();
        untold.seen(seen.frame());
        var kept = log.keep(step, seen.picture()).orElse(null);
        log.record(head ->
                new AgentEvent.Look(head, step, seen.frame().id(), seen.frame().bounds(), kept));
        return seen;
    }

    /// Everything the model is to hear with the next picture. Kept until it has answered.
    private String observation() throws AgentException {
        for (String words : control.takeSteering()) {
            untold.add(Told.person(words));
            log.record(head -> new AgentEvent.Steered(head, words));
        }
        return untold.before(taken == 0 ? Told.FIRST_LOOK : Told.LOOK);
    }

    private ModelTurn think(int step, ModelRequest request, Permit permit) throws AgentException, Revoked {
        thinking = true;
        ModelTurn turn = calls.turn(request, step, permit);
        permit.check();
        thinking = false;
        taken = step;
        untold.told();
        budget.add(request, turn);
        log.note(head -> budget.fact(head, step, turn));
        return turn;
    }

    private Reply read(int step, ModelTurn turn, Eyes.Seen seen) throws AgentException {
        Reply read =
                parts.reader().read(turn, parts.family().space(), seen.picture().size());
        Reply reply = turn.end() == ModelTurn.End.LENGTH_LIMIT ? cut(read) : read;
        String thought = turn.thinking().isBlank() ? reply.thought() : turn.thinking() + "\n" + reply.thought();
        if (!thought.isBlank()) {
            log.note(head -> new AgentEvent.Thought(head, step, thought.strip()));
        }
        log.note(head -> new AgentEvent.Reply(head, step, turn.text(), reply.faults()));
        return reply;
    }

    private static Reply cut(Reply read) {
        ReplyFault fault = new ReplyFault(ReplyFault.Kind.CUT_BY_LENGTH, Told.CUT_BY_LENGTH, 0);
        return new Reply(read.thought(), read.reflection(), List.of(), List.of(fault));
    }

    private Optional<Ending> act(int step, Frame frame, Reply reply, Permit permit, Batch batch)
            throws AgentException, Abandoned {
        List<Action> actions = reply.actions();
        ProgressGuard.Finding finding = guard.judge(frame, actions);
        if (finding == ProgressGuard.Finding.NO_HEADWAY) {
            return Optional.of(Ending.because(EndReason.NO_PROGRESS));
        }
        if (finding == ProgressGuard.Finding.HINT) {
            untold.add(Told.HINT);
            log.note(head -> new AgentEvent.Hint(head, step, Told.HINT));
        }
        // A function hears of its fault and outcome in its own answer.
        boolean isText = reply.owed().isEmpty();
        if (isText) {
            reply.faults().forEach(fault -> untold.add(Told.fault(fault)));
        }
        try {
            acting.perform(step, frame, actions, leave(step, reply, permit), permit, batch);
        } catch (SafetyQuestions.Unanswered e) {
            return Optional.of(Ending.saying(EndReason.NEEDS_USER, e.question()));
        } finally {
            untold.acted(isText ? batch.told() : List.of(), batch, frame);
        }
        return ending(reply, batch);
    }

    private Leave leave(int step, Reply reply, Permit permit) throws AgentException, SafetyQuestions.Unanswered {
        int mayRun = reply.faults().stream()
                .mapToInt(ReplyFault::after)
                .min()
                .orElse(reply.actions().size());
        try {
            return questions.ask(step, reply.owed(), Leave.before(mayRun), permit);
        } catch (Revoked e) {
            return Leave.before(0);
        }
    }

    private Optional<Ending> ending(Reply reply, Batch batch) {
        Optional<Ending> said = batch.ending();
        if (said.isPresent()) {
            return said;
        }
        boolean unreadable = !reply.faults().isEmpty() || batch.hasImpossible();
        unreadableInARow = unreadable ? unreadableInARow + 1 : 0;
        return unreadableInARow == MOST_UNREADABLE
                ? Optional.of(Ending.because(EndReason.UNREADABLE))
                : Optional.empty();
    }

    private static String digestLine(int step, Reply reply, Batch batch) {
        String thought = reply.thought().strip().replace('\n', ' ');
        String said = ShortText.of(thought, 120, "…");
        return step + ". " + (batch.size() == 0 ? "nothing done" : batch.summary())
                + (said.isEmpty() ? "" : ": " + said);
    }
}
