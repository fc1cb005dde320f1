package dev.deskhand.app.run;

import dev.deskhand.agent.cost.Money;
import dev.deskhand.app.desk.DeskState;
import dev.deskhand.app.desk.Obstacle;
import dev.deskhand.app.i18n.Texts;
import dev.deskhand.app.wording.EndingWords;
import dev.deskhand.app.wording.FailureWords;
import dev.deskhand.app.wording.Numbers;
import dev.deskhand.app.wording.Tone;
import dev.deskhand.app.wording.Words;
import java.time.Duration;
import java.util.Locale;

/// The state of a run in a few words: in the window's head and on the bar.
public final class RunWords {
    private final Texts texts;
    private final EndingWords endings;
    private final FailureWords failures;

    public RunWords(Texts texts) {
        this.texts = texts;
        this.endings = new EndingWords(texts);
        this.failures = new FailureWords(texts);
    }

    /// What is going on. What the person has just asked for is said at once, before the run has got there.
    public Words status(DeskState desk, RunState run) {
        return switch (desk) {
            case DeskState.Starting _ -> of("starting", Tone.BUSY);
            case DeskState.Stopping _ -> of("stopping", Tone.NEUTRAL);
            case DeskState.Paused _ -> of("paused", Tone.CAUTION);
            case DeskState.Going _ -> going(run);
            case DeskState.Idle idle -> idle.obstacle() != null ? of("not_started", Tone.BAD) : ended(run);
        };
    }

    private Words going(RunState run) {
        return switch (run.phase()) {
            case NONE, ENDED -> of("starting", Tone.BUSY); // the run's first event is on its way
            case PAUSED -> of("paused", Tone.CAUTION);
            case ASKING -> of("asking", Tone.ASKING);
            case LOOKING, THINKING, ACTING, WAITING -> of(name(run.phase()), Tone.BUSY);
        };
    }

    private Words ended(RunState run) {
        Ending ending = run.ending();
        return ending == null ? of("ready", Tone.NEUTRAL) : ending(ending);
    }

    /// How it ended, and what to do now.
    public Words ending(Ending ending) {
        Words words = endings.of(ending.reason(), ending.steps(), EndingWords.Proof.of(ending.verified()));
        return ending.failure() == null ? words : new Words(words.title(), failures.of(ending.failure()), words.tone());
    }

    /// Why a run could not begin.
    public Words obstacle(DeskState.Idle idle) {
        String detail = switch (idle.obstacle()) {
            case null -> "";
            case Obstacle.Failed(var failure) -> failures.of(failure);
            case Obstacle.BadlySet(var setting) -> setting.sentence(texts);
        };
        return new Words(texts.text("status.not_started"), detail, Tone.BAD);
    }

    /// `Step 3 of 100`; empty before the first.
    public String step(RunState run) {
        return run.opening() == null || run.progress().step() == 0
                ? ""
                : texts.text("run.step_of", run.progress().step(), run.opening().maxSteps());
    }

    /// The first line of the latest whole thought; empty before the first.
    public String thought(RunState run) {
        return run.entries().reversed().stream()
                .filter(Entry.Thought.class::isInstance)
                .findFirst()
                .map(entry -> ((Entry.Thought) entry).text().lines().findFirst().orElse(""))
                .orElse("");
    }

    public String time(Duration time) {
        return Numbers.time(time);
    }

    /// `12.4K tokens`; empty while none were used.
    public String tokens(RunState run) {
        long total = run.progress().tokens().total();
        return total == 0 ? "" : texts.text("run.tokens", Numbers.compact(total, texts.locale()));
    }

    /// `$0.042`; empty where the price is not known.
    public String cost(RunState run) {
        Money cost = run.progress().cost();
        return cost == null ? "" : Numbers.money(cost, texts.locale());
    }

    private Words of(String key, Tone tone) {
        return new Words(texts.text("status." + key), "", tone);
    }

    private static String name(Phase phase) {
        return phase.name().toLowerCase(Locale.ROOT);
    }
}
