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
    STOPPED("stopped");

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
