package dev.deskhand.app.shell;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/// Guards a button that changes its meaning under a moving hand. A person who goes for Pause moves the mouse, and by
/// that alone the run may have paused: when they press, Pause has become Resume. A press so soon after the change still
/// means the old word, and that has come true already.
final class SecondThoughts {
    private static final Duration REACTION = Duration.ofMillis(900);

    private final Clock clock;
    private Instant changed = Instant.MIN;

    SecondThoughts(Clock clock) {
        this.clock = clock;
    }

    /// The button means something else from now on.
    void changed() {
        changed = clock.instant();
    }

    /// Whether a press now is meant for what the button says now.
    boolean areOver() {
        return changed.equals(Instant.MIN) || !clock.instant().isBefore(changed.plus(REACTION));
    }
}
