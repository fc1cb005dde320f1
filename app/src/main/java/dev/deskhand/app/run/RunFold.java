package dev.deskhand.app.run;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.StreamItem;
import dev.deskhand.agent.operator.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Folds items into a state, one after the other. Used for one batch and thrown away; no thread but the caller's.
final class RunFold {
    private @Nullable Opening opening;
    private Progress progress;
    private @Nullable Sight sight;
    private final List<Entry> entries;
    private @Nullable Ending ending;
    private long seq;

    RunFold(RunState before) {
        opening = before.opening();
        progress = before.progress();
        sight = before.sight();
        entries = new ArrayList<>(before.entries());
        ending = before.ending();
        seq = before.seq();
    }

    RunState state() {
        return new RunState(opening, progress, sight, entries, ending, seq);
    }

    void add(StreamItem item) {
        switch (item) {
            case StreamItem.Recorded(var event) -> addOnce(event);
            case StreamItem.Piece piece -> addPiece(piece);
            case StreamItem.Gap _ -> {} // filled by the store before it folds on
        }
    }

    private void addOnce(AgentEvent event) {
        boolean ofThisRun = opening != null && opening.run().equals(event.head().run());
        if (event instanceof AgentEvent.RunStarted started && !ofThisRun) {
            begin(started);
        } else if (ofThisRun && event.head().seq() > seq) {
            add(event);
        } else {
            return;
        }
        seq = event.head().seq();
    }

    private void begin(AgentEvent.RunStarted started) {
        opening = new Opening(
                started.head().run(),
                started.head().at(),
                started.instruction(),
                started.operator(),
                started.model(),
                started.family(),
                started.maxSteps());
        progress = Progress.NONE.in(Phase.LOOKING);
        sight = null;
        ending = null;
        entries.clear();
        entries.add(new Entry.Wish(started.instruction()));
    }

    private void add(AgentEvent event) {
        switch (event) {
            case AgentEvent.RunStarted _ -> {} // a run starts once
            case AgentEvent.Look look -> look(look);
            case AgentEvent.Thought thought -> thought(thought);
            case AgentEvent.Reply reply -> reply(reply);
            case AgentEvent.ActionChosen chosen -> chosen(chosen);
            case AgentEvent.ActionOutcome outcome -> outcome(outcome.step(), outcome.index(), outcome.outcome());
            case AgentEvent.TokensUsed used -> progress = progress.using(used);
            case AgentEvent.ModelAttempt attempt -> attempt(attempt);
            case AgentEvent.Hint _ -> note(Entry.Note.Kind.HINT);
            case AgentEvent.Steered steered -> entries.add(new Entry.Told(progress.step(), steered.text()));
            case AgentEvent.Superseded _ -> superseded();
            case AgentEvent.Asked asked -> asked(asked);
            case AgentEvent.Answered answered -> answered(answered);
            case AgentEvent.Paused _ -> paused(Entry.Note.Kind.PAUSED);
            case AgentEvent.Resumed _ -> resumed();
            case AgentEvent.UserTookOver _ -> paused(Entry.Note.Kind.TOOK_OVER);
            case AgentEvent.RunEnded ended -> ended(ended);
        }
    }

    private void look(AgentEvent.Look look) {
        sight = new Sight(look.step(), look.bounds(), look.picture(), List.of());
        progress = progress.at(Phase.THINKING, look.step());
    }

    private void thought(AgentEvent.Thought thought) {
        drop(Entry.Thinking.class::isInstance);
        if (!thought.text().isBlank()) {
            entries.add(new Entry.Thought(thought.step(), thought.text().strip()));
        }
    }

    /// A whole answer is there: what went wrong on the way to it is of no interest any more.
    private void reply(AgentEvent.Reply reply) {
        drop(entry ->
                entry instanceof Entry.Thinking || (entry instanceof Entry.Trouble && entry.step() == reply.step()));
        if (!reply.faults().isEmpty()) {
            entries.add(new Entry.Unread(reply.step(), reply.faults()));
        }
    }

    private void chosen(AgentEvent.ActionChosen chosen) {
        entries.add(new Entry.Act(chosen.step(), chosen.index(), chosen.action(), chosen.points(), null));
        progress = progress.at(Phase.ACTING, chosen.step());
        if (sight != null) {
            sight = sight.marked(chosen.points());
        }
    }

    private void outcome(int step, int index, Outcome outcome) {
        for (int at = entries.size() - 1; at >= 0; at--) {
            if (entries.get(at) instanceof Entry.Act act && act.step() == step && act.index() == index) {
                entries.set(at, act.with(outcome));
                break;
            }
        }
        goOn(Phase.LOOKING);
    }

    private void attempt(AgentEvent.ModelAttempt attempt) {
        drop(entry ->
                entry instanceof Entry.Thinking || (entry instanceof Entry.Trouble && entry.step() == attempt.step()));
        if (attempt.retryIn() != null) { // else it is what the run ends with, and said there
            entries.add(new Entry.Trouble(attempt.step(), attempt.failure(), attempt.retryIn()));
            goOn(Phase.WAITING);
        }
    }

    private void superseded() {
        drop(Entry.Thinking.class::isInstance);
        goOn(Phase.LOOKING);
    }

    private void asked(AgentEvent.Asked asked) {
        entries.add(new Entry.Question(asked.step(), asked.head().id(), asked.question()));
        progress = progress.in(Phase.ASKING);
    }

    private void answered(AgentEvent.Answered answered) {
        switch (answered.answer()) {
            case ALLOWED -> note(Entry.Note.Kind.ALLOWED);
            case DENIED -> note(Entry.Note.Kind.DENIED);
        }
        goOn(Phase.LOOKING);
    }

    private void paused(Entry.Note.Kind kind) {
        drop(Entry.Thinking.class::isInstance);
        boolean saidAlready = progress.phase() == Phase.PAUSED;
        progress = progress.in(Phase.PAUSED);
        if (!saidAlready) {
            note(kind);
        }
    }

    private void resumed() {
        note(Entry.Note.Kind.RESUMED);
        progress = progress.in(Phase.LOOKING);
    }

    private void ended(AgentEvent.RunEnded ended) {
        drop(Entry.Thinking.class::isInstance);
        ending = new Ending(
                ended.reason(), ended.verified(), ended.message(), ended.failure(), ended.steps(), ended.time());
        progress = progress.at(Phase.ENDED, ended.steps()); // one that was begun and broken off is none
    }

    void note(Entry.Note.Kind kind) {
        entries.add(new Entry.Note(progress.step(), kind));
    }

    private void addPiece(StreamItem.Piece piece) {
        if (opening == null
                || !opening.run().equals(piece.run())
                || !progress.phase().isGoing()) {
            return;
        }
        goOn(Phase.THINKING);
        if (!entries.isEmpty() && entries.getLast() instanceof Entry.Thinking(int step, String raw)) {
            entries.set(entries.size() - 1, new Entry.Thinking(step, raw + piece.text()));
        } else {
            entries.add(new Entry.Thinking(piece.step(), piece.text()));
        }
    }

    /// Changes the phase, unless the run is paused: an outcome may come in after the pause.
    private void goOn(Phase next) {
        if (progress.phase() != Phase.PAUSED) {
            progress = progress.in(next);
        }
    }

    private void drop(Predicate<Entry> which) {
        entries.removeIf(which);
    }
}
