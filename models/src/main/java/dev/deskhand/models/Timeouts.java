package dev.deskhand.models;

import java.time.Duration;

/// How long an endpoint may keep us waiting. A word is a piece of the answer or of what is thought; comments and empty
/// pieces are none: they show that a server is alive, as while a model queues, and no more than that.
///
/// @param connect until the connection stands
/// @param firstByte from sending the request to the first byte of the answer's body, and between two until its first
///     word; a model reads pictures in here
/// @param idle between two bytes of the answer from its first word on
/// @param word from sending the request to the first word, and from one to the next, whatever else comes
/// @param whole from sending the request to the end of the answer
public record Timeouts(Duration connect, Duration firstByte, Duration idle, Duration word, Duration whole) {
    public static final Timeouts USUAL = new Timeouts(
            Duration.ofSeconds(15),
            Duration.ofMinutes(2),
            Duration.ofSeconds(30),
            Duration.ofMinutes(4),
            Duration.ofMinutes(10));

    public Timeouts {
        requirePositive("connect", connect);
        requirePositive("firstByte", firstByte);
        requirePositive("idle", idle);
        requirePositive("word", word);
        requirePositive("whole", whole);
    }

    private static void requirePositive(String name, Duration value) {
        if (!value.isPositive()) {
            throw new IllegalArgumentException(name + ": must be longer than nothing");
        }
    }
}
