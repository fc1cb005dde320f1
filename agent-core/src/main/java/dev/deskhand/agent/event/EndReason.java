package dev.deskhand.agent.event;

import java.util.Arrays;
import java.util.Optional;

/// Why a run ended.
public enum EndReason {
    FINISHED("finished"),
    NEEDS_USER("needs_user"),
    FAILED("failed"),
    STEPS("steps"),
    MINUTES("minutes"),
    TOKENS("tokens"),
    MONEY("money"),
    NO_PROGRESS("no_progress"),
    UNREADABLE("unreadable"),
    STOPPED("stopped"),
    /// The program died before the run could end; written down when that is found.
    BROKEN_OFF("broken_off");

    private final String wireName;

    EndReason(String wireName) {
        this.wireName = wireName;
    }

    public String wireName() {
        return wireName;
    }

    public static Optional<EndReason> named(String wireName) {
        return Arrays.stream(values())
                .filter(reason -> reason.wireName.equals(wireName))
                .findFirst();
    }
}
