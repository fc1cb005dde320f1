package dev.deskhand.agent.run;

import dev.deskhand.agent.cost.Money;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// How far a run may go.
///
/// @param steps exactly so many model turns at most
/// @param time from its start; pauses count
/// @param tokens input and output together; null for no limit
/// @param money in the currency of the model's price; null for no limit
public record Limits(
        int steps,
        Duration time,
        @Nullable Long tokens,
        @Nullable Money money) {
    public static final Limits DEFAULT = new Limits(100, Duration.ofMinutes(60), null, null);

    public Limits {
        if (steps < 1 || !time.isPositive() || (tokens != null && tokens < 1)) {
            throw new IllegalArgumentException("limits out of range");
        }
    }

    /// Limits of a run that may cost what it will.
    public Limits(int steps, Duration time, @Nullable Long tokens) {
        this(steps, time, tokens, null);
    }
}
