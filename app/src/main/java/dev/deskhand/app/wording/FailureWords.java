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
import dev.deskhand.app.i18n.Texts;
import java.util.Locale;

/// What went wrong and what to do about it, in one or two sentences. Never an exception's message or a server's.
public final class FailureWords {
    private final Texts texts;

    public FailureWords(Texts texts) {
        this.texts = texts;
    }

    public String of(AgentFailure failure) {
        return switch (failure) {
            case ModelUnreachable(var endpoint, var obstacle) ->
                texts.text("failure.model_unreachable." + name(obstacle), endpoint);
            case ModelBusy busy -> texts.text("failure.model_busy", String.valueOf(busy.status()));
            case ModelSilent(var phase, var after) ->
                texts.text("failure.model_silent." + name(phase), after.toSeconds());
            case ModelGarbled(var flaw) -> texts.text("failure.model_garbled." + name(flaw));
            case ModelRefused(var status, var ground) ->
                texts.text("failure.model_refused." + name(ground), String.valueOf(status));
            case RetryTooFarOff(var asked) ->
                texts.text(
                        "failure.retry_too_far_off",
                        Math.max(1, asked.plusSeconds(59).toMinutes()));
            case ScreenLost(var operator) -> texts.text("failure.screen_lost", operator);
            case ScreenTaken(var holder) -> texts.text("failure.screen_taken", holder);
            case PartMissing(var part) -> texts.text("failure.part_missing", part);
            case InputFailed(var what) -> texts.text("failure.input_failed", what);
            case NotAnswering(var part) -> texts.text("failure.not_answering", part);
            case RecorderBroken(var hindrance) -> texts.text("failure.recorder_broken." + name(hindrance));
            case PictureImpossible(var why) -> texts.text("failure.picture_impossible", why);
            case OwnFault(var where) -> texts.text("failure.own_fault", where);
        };
    }

    private static String name(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
