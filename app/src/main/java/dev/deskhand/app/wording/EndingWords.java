package dev.deskhand.app.wording;

import dev.deskhand.agent.event.EndReason;
import dev.deskhand.app.i18n.Texts;

/// How a run ended, for a person: a title of a few words, and what it means for them.
public final class EndingWords {
    private final Texts texts;

    public EndingWords(Texts texts) {
        this.texts = texts;
    }

    /// Words an ending.
    ///
    /// @param steps how many were taken
    public Words of(EndReason reason, int steps, Proof proof) {
        String key = reason == EndReason.FINISHED && proof == Proof.NONE ? "finished_unverified" : reason.wireName();
        return new Words(texts.text("ending." + key), texts.text("ending_detail." + key, steps), tone(reason, proof));
    }

    /// Whether the program itself saw that the work is done.
    public enum Proof {
        WITNESSED,
        NONE;

        public static Proof of(boolean verified) {
            return verified ? WITNESSED : NONE;
        }
    }

    private static Tone tone(EndReason reason, Proof proof) {
        return switch (reason) {
            case FINISHED -> proof == Proof.WITNESSED ? Tone.GOOD : Tone.CAUTION;
            case NEEDS_USER -> Tone.ASKING;
            case STEPS, MINUTES, TOKENS, MONEY, NO_PROGRESS, BROKEN_OFF -> Tone.CAUTION;
            case FAILED, UNREADABLE -> Tone.BAD;
            case STOPPED -> Tone.NEUTRAL;
        };
    }
}
