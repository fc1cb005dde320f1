package dev.deskhand.agent.trial;

import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.AgentFailure.ModelGarbled;
import dev.deskhand.agent.failure.AgentFailure.ModelRefused;
import dev.deskhand.agent.failure.AgentFailure.ModelSilent;
import dev.deskhand.agent.failure.AgentFailure.ModelUnreachable;
import java.util.Arrays;
import java.util.List;

/// Which part of a connection is wrong.
public enum Part {
    /// Nobody is there: no such host, or nothing listens.
    ADDRESS(0),
    CERTIFICATE(0),
    /// One of the two speaks without TLS.
    TLS(0),
    /// It takes no connection in time, or breaks it off.
    NETWORK(0),
    PROXY(0),
    /// What answers there is no model's interface.
    PATH(1),
    /// Another address is pointed to.
    MOVED(1),
    KEY(1),
    /// The key is good, but not for this.
    LEAVE(1),
    /// No model of that name, or nothing at the path.
    MODEL(1),
    /// The model takes words alone.
    PICTURES(3),
    /// What it is told is longer than it takes.
    LENGTH(1),
    /// It does not take what it is asked, whatever it is.
    REQUEST(1),
    /// It gave no word of an answer in time.
    TIME(0),
    /// It is overworked or in trouble.
    SERVER(1),
    /// It answered, but no answer that can be used, or not to its end.
    ANSWER(3),
    /// Deskhand.
    OURSELVES(0);

    private static final int PROXY_WANTS_A_KEY = 407;
    private static final int NETWORK_WANTS_SIGNING_IN = 511;

    private final int passed;

    Part(int passed) {
        this.passed = passed;
    }

    /// What must have been right for this to come to light.
    List<Check> passed() {
        return Arrays.asList(Check.values()).subList(0, passed);
    }

    /// The part a failure points to, as far as the failure itself tells.
    static Part of(AgentFailure failure) {
        return switch (failure) {
            case ModelUnreachable(var _, var obstacle) -> of(obstacle);
            case ModelRefused refused -> refused.status() == PROXY_WANTS_A_KEY ? PROXY : of(refused.ground());
            case ModelGarbled(var flaw) -> of(flaw);
            case ModelSilent(var phase, var _) -> phase == ModelSilent.Phase.BEFORE_FIRST_BYTE ? TIME : ANSWER;
            case AgentFailure.ModelBusy(int status, var _) -> status == NETWORK_WANTS_SIGNING_IN ? PROXY : SERVER;
            case AgentFailure.RetryTooFarOff _ -> SERVER;
            case AgentFailure.ScreenLost _, AgentFailure.ScreenTaken _, AgentFailure.PartMissing _ -> OURSELVES;
            case AgentFailure.InputFailed _, AgentFailure.NotAnswering _ -> OURSELVES;
            case AgentFailure.RecorderBroken _, AgentFailure.PictureImpossible _ -> OURSELVES;
            case AgentFailure.OwnFault _ -> OURSELVES;
        };
    }

    private static Part of(ModelUnreachable.Obstacle obstacle) {
        return switch (obstacle) {
            case UNKNOWN_HOST, CONNECTION_REFUSED -> ADDRESS;
            case TLS -> TLS;
            case CERTIFICATE_UNTRUSTED, CERTIFICATE_EXPIRED, CERTIFICATE_OF_ANOTHER -> CERTIFICATE;
            case TIMED_OUT, BROKEN_OFF -> NETWORK;
        };
    }

    private static Part of(ModelRefused.Ground ground) {
        return switch (ground) {
            case KEY -> KEY;
            case FORBIDDEN -> LEAVE;
            case PATH_OR_MODEL -> MODEL;
            case MOVED -> MOVED;
            case TOO_LARGE -> LENGTH;
            case REQUEST -> REQUEST;
        };
    }

    private static Part of(ModelGarbled.Flaw flaw) {
        return switch (flaw) {
            case NOT_THE_PROTOCOL, WEB_PAGE -> PATH;
            case NO_CHOICES, CUT_OFF, EMPTY, FILTERED -> ANSWER;
        };
    }
}
