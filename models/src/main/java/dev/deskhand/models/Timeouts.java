package dev.deskhand.models;

import java.time.Duration;

/// How long an endpoint may keep us waiting.
///
/// @param connect until the connection stands
/// @param firstByte from sending the request to the first byte of the answer's body; a model reads pictures in here
/// @param idle between two bytes of the answer
public record Timeouts(Duration connect, Duration firstByte, Duration idle) {
    public static final Timeouts USUAL =
            new Timeouts(Duration.ofSeconds(15), Duration.ofMinutes(2), Duration.ofSeconds(30));

    public Timeouts {
        requirePositive("connect", connect);
        requirePositive("firstByte", firstByte);
        requirePositive("idle", idle);
    }

    private static void requirePositive(String name, Duration value) {
        if (!value.isPositive()) {
            throw new IllegalArgumentException(name + ": must be longer than nothing");
        }
    }
}
