package dev.deskhand.app.run;

import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.wording.ActionWords;
import dev.deskhand.app.wording.FailureWords;
import dev.deskhand.app.wording.FaultWords;
import dev.deskhand.app.wording.OutcomeWords;
import dev.deskhand.app.wording.Tone;
import dev.deskhand.app.wording.Words;
import java.util.Locale;
import java.util.stream.Collectors;

/// The entries of a transcript in words; the transcript view and its copy as text both take them from here.
final class EntryWords {
    private final Texts texts;
    private final ActionWords actions;
    private final OutcomeWords outcomes;
    private final FailureWords failures;
    private final FaultWords faults;

    EntryWords(Texts texts) {
        this.texts = texts;
        this.actions = new ActionWords(texts);
        this.outcomes = new OutcomeWords(texts);
        this.failures = new FailureWords(texts);
        this.faults = new FaultWords(texts);
    }

    Words action(Entry.Act act) {
        return actions.of(act.action(), act.points());
    }

    /// What became of it; empty words while that is open.
    Words outcome(Entry.Act act) {
        return act.outcome() == null
                ? new Words(texts.text("outcome.acting"), "", Tone.BUSY)
                : outcomes.of(act.outcome());
    }

    String trouble(Entry.Trouble trouble) {
        return texts.text(
                "run.retry",
                failures.cause(trouble.failure()),
                Math.max(1, trouble.retryIn().toSeconds()));
    }

    String unread(Entry.Unread unread) {
        return texts.text(
                "run.unread",
                unread.faults().stream().map(faults::of).distinct().collect(Collectors.joining(" ")));
    }

    String note(Entry.Note note) {
        return texts.text("note." + note.kind().name().toLowerCase(Locale.ROOT));
    }

    /// When words that wait will be heard.
    String waiting() {
        return texts.text("run.waits");
    }

    String step(int step) {
        return texts.text("run.step", step);
    }

    /// One entry as plain text.
    String plain(Entry entry) {
        return switch (entry) {
            case Entry.Wish(var text) -> text;
            case Entry.Thinking thinking -> StreamedWords.of(thinking.raw());
            case Entry.Thought thought -> thought.text();
            case Entry.Act act ->
                "> " + action(act).line() + " — " + outcome(act).line();
            case Entry.Told told -> texts.text("run.you_said", told.text());
            case Entry.Waiting waiting -> texts.text("run.you_said", waiting.text()) + " (" + waiting() + ")";
            case Entry.Question question -> question.text();
            case Entry.Trouble trouble -> trouble(trouble);
            case Entry.Unread unread -> unread(unread);
            case Entry.Note note -> note(note);
        };
    }
}
