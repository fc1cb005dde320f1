package dev.deskhand.app.wording;

import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.app.i18n.Texts;
import java.util.Locale;

/// What became of an action, for a person.
public final class OutcomeWords {
    private final Texts texts;
    private final FailureWords failures;

    public OutcomeWords(Texts texts) {
        this.texts = texts;
        this.failures = new FailureWords(texts);
    }

    public Words of(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Done _ -> new Words(texts.text("outcome.done"), "", Tone.GOOD);
            case Outcome.Refused(var refusal) ->
                new Words(
                        texts.text("outcome.refused"),
                        texts.text("refusal." + refusal.reason().wireName(), refusal.detail()),
                        Tone.CAUTION);
            case Outcome.Failed(var failure) ->
                new Words(texts.text("outcome.failed"), failures.cause(failure), Tone.BAD);
            case Outcome.Interrupted _ -> new Words(texts.text("outcome.interrupted"), "", Tone.NEUTRAL);
            case Outcome.NotRun(var why) ->
                new Words(
                        texts.text("outcome.not_run"),
                        texts.text("omitted." + why.name().toLowerCase(Locale.ROOT)),
                        Tone.NEUTRAL);
            case Outcome.Unknown _ ->
                new Words(texts.text("outcome.unknown"), texts.text("outcome.unknown_detail"), Tone.CAUTION);
        };
    }
}
