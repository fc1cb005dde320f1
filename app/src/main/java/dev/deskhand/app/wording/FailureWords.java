package dev.deskhand.app.wording;

import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.InputFailed;
import dev.deskhand.agent.failure.AgentFailure.ModelBusy;
import dev.deskhand.agent.failure.AgentFailure.ModelGarbled;
import dev.deskhand.agent.failure.AgentFailure.ModelRefused;
import dev.deskhand.agent.failure.AgentFailure.ModelSilent;
import dev.deskhand.agent.failure.AgentFailure.ModelUnreachable;
import dev.deskhand.agent.failure.AgentFailure.NotAnswering;
import dev.deskhand.agent.failure.AgentFailure.OwnFault;
import dev.deskhand.agent.failure.AgentFailure.PartMissing;
import dev.deskhand.agent.failure.AgentFailure.PictureImpossible;
import dev.deskhand.agent.failure.AgentFailure.RecorderBroken;
import dev.deskhand.agent.failure.AgentFailure.RetryTooFarOff;
import dev.deskhand.agent.failure.AgentFailure.ScreenLost;
import dev.deskhand.agent.failure.AgentFailure.ScreenTaken;
import dev.deskhand.agent.failure.Part;
import dev.deskhand.app.i18n.Texts;
import java.util.Locale;
import java.util.Optional;

/// What went wrong and what to do about it, a sentence each. Never an exception's message or a server's.
public final class FailureWords {
    private final Texts texts;

    public FailureWords(Texts texts) {
        this.texts = texts;
    }

    /// Both sentences.
    public String of(AgentFailure failure) {
        return texts.text("failure.both", cause(failure), advice(failure));
    }

    /// What went wrong.
    public String cause(AgentFailure failure) {
        return said("failure.", failure);
    }

    /// What the person can do about it.
    public String advice(AgentFailure failure) {
        return said("advice.", failure);
    }

    private String said(String section, AgentFailure failure) {
        return texts.text(section + key(failure), particular(failure));
    }

    private static String key(AgentFailure failure) {
        return switch (failure) {
            case ModelUnreachable unreachable -> variant(failure, unreachable.obstacle());
            case ModelSilent silent -> variant(failure, silent.phase());
            case ModelGarbled(var flaw) -> variant(failure, flaw);
            case ModelRefused refused -> variant(failure, refused.ground());
            case RecorderBroken broken -> variant(failure, broken.hindrance());
            case PartMissing(var part) -> missing(failure, part);
            case ScreenLost(var operator) -> failure.kind() + (operator.equals(ScreenLost.WINDOW) ? ".window" : "");
            case ModelBusy _, RetryTooFarOff _, ScreenTaken _ -> failure.kind();
            case InputFailed _, NotAnswering _, PictureImpossible _, OwnFault _ -> failure.kind();
        };
    }

    private static String missing(AgentFailure failure, String part) {
        Optional<Part> known = Part.named(part);
        if (known.isEmpty()) {
            return failure.kind();
        }
        return switch (known.get()) {
            case DISPLAY -> failure.kind() + ".dead_display";
            case ANY_DISPLAY -> failure.kind() + ".no_display";
            case CHOSEN_DISPLAY, LIBX11, XTEST, XINPUT, XKB, SHARED_MEMORY, X11_SESSION, TRUE_COLOUR -> failure.kind();
        };
    }

    private static String variant(AgentFailure failure, Enum<?> value) {
        return failure.kind() + "." + value.name().toLowerCase(Locale.ROOT);
    }

    /// What fills the place in the sentence.
    private Object particular(AgentFailure failure) {
        return switch (failure) {
            case ModelUnreachable unreachable -> unreachable.endpoint();
            case ModelBusy busy -> String.valueOf(busy.status());
            case ModelSilent silent -> silent.after().toSeconds();
            case ModelRefused refused -> String.valueOf(refused.status());
            case RetryTooFarOff(var asked) -> Math.max(1, asked.plusSeconds(59).toMinutes());
            case ScreenLost(var operator) -> worded("operator.", operator);
            case ScreenTaken(var holder) -> holder;
            case PartMissing(var part) -> worded("detail.", part);
            case InputFailed(var what) -> worded("detail.", what);
            case NotAnswering(var part) -> worded("detail.", part);
            case PictureImpossible(var why) -> worded("detail.", why);
            case OwnFault(var where) -> where;
            case RecorderBroken broken -> broken.place().isEmpty() ? worded("detail.", "recordings") : broken.place();
            case ModelGarbled _ -> ""; // its sentences have no place to fill
        };
    }

    /// The words for it; itself where it is a name, which is the same in every language.
    private String worded(String section, String what) {
        String key = section + what.replace(' ', '_');
        return texts.has(key) ? texts.text(key) : what;
    }
}
