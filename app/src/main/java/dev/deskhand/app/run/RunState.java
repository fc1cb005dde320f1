package dev.deskhand.app.run;

import dev.deskhand.agent.event.StreamItem;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Everything the window shows of the current run: a pure fold of its events and of the pieces that stream in.
///
/// @param opening null while there has been no run
/// @param sight null before the first look
/// @param entries the transcript, oldest first
/// @param ending null until the run has ended
/// @param seq the last event folded in; events up to it are not folded again
public record RunState(
        @Nullable Opening opening,
        Progress progress,
        @Nullable Sight sight,
        List<Entry> entries,
        @Nullable Ending ending,
        long seq) {
    public static final RunState NONE = new RunState(null, Progress.NONE, null, List.of(), null, 0);

    public RunState {
        entries = List.copyOf(entries);
    }

    /// This state after those items. Entries that stay the same stay the same objects.
    public RunState after(List<StreamItem> items) {
        RunFold fold = new RunFold(this);
        items.forEach(fold::add);
        return fold.state();
    }

    public RunState after(StreamItem item) {
        return after(List.of(item));
    }

    RunState missing() {
        RunFold fold = new RunFold(this);
        fold.note(Entry.Note.Kind.MISSING);
        return fold.state();
    }

    public Phase phase() {
        return progress.phase();
    }

    /// What the run waits with, where it waits with a question.
    public Optional<Entry.Question> question() {
        return phase() != Phase.ASKING
                ? Optional.empty()
                : entries.reversed().stream()
                        .filter(Entry.Question.class::isInstance)
                        .map(Entry.Question.class::cast)
                        .findFirst();
    }

    public boolean isOf(String run) {
        return opening != null && opening.run().equals(run);
    }

    /// How long it took, or has taken up to now; empty while there has been no run.
    public Optional<Duration> time(Instant now) {
        if (ending != null) {
            return Optional.of(ending.time());
        }
        return Optional.ofNullable(opening).map(begun -> Duration.between(begun.at(), now));
    }
}
