package dev.deskhand.agent.run;

import java.time.Duration;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// How long to wait before a model is called again: doubling from one second to thirty, each drawn between half and the
/// whole so that many clients do not come back at once; or what the endpoint asked for, to the letter.
///
/// @param first the shortest wait
record Backoff(RandomGenerator random, Duration first) {
    /// How often a call is tried again.
    static final int RETRIES = 5;

    /// An endpoint that asks for more ends the run.
    static final Duration LONGEST_ASKED = Duration.ofMinutes(2);

    private static final Duration LONGEST = Duration.ofSeconds(30);

    Backoff(RandomGenerator random) {
        this(random, Duration.ofSeconds(1));
    }

    /// The wait after a failed attempt.
    ///
    /// @param attempt counts from 1
    /// @param asked what the endpoint asked for; null where it did not
    Duration after(int attempt, @Nullable Duration asked) {
        if (asked != null) {
            return asked;
        }
        long whole = Math.min(first.toMillis() << Math.min(attempt - 1, 10), LONGEST.toMillis());
        return Duration.ofMillis(Math.max(first.toMillis(), random.nextLong(whole / 2, whole + 1)));
    }
}
