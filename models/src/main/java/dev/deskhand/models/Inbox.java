package dev.deskhand.models;

import java.time.Duration;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// What one turn's reading thread tells the caller who waits for it, and how long that caller is patient.
///
/// The pieces are handed to the listener by the caller itself, so that nothing can be heard once it has left.
final class Inbox {
    /// How far an answer has come.
    enum Stage {
        /// No byte of its body yet.
        WAITING,
        ANSWERING,
        /// The model has ended; only the count of tokens and the end of the stream may follow.
        ENDED
    }

    /// How long the end of the stream may take when the model has ended. It carries nothing but the count of tokens.
    private static final Duration GRACE = Duration.ofSeconds(2);

    private final LinkedBlockingDeque<Signal> signals = new LinkedBlockingDeque<>();
    private final Timeouts timeouts;
    private volatile Stage stage = Stage.WAITING;
    private volatile long heardAt = System.nanoTime();

    Inbox(Timeouts timeouts) {
        this.timeouts = timeouts;
    }

    void put(Signal signal) {
        signals.addLast(signal);
    }

    /// Wakes the caller at once, past everything that waits. From any thread.
    void withdraw() {
        signals.addFirst(new Signal.Withdrawn());
    }

    /// A byte of the answer has come.
    void heard() {
        heardAt = System.nanoTime();
        if (stage == Stage.WAITING) {
            stage = Stage.ANSWERING;
        }
    }

    /// The model has ended.
    void ended() {
        stage = Stage.ENDED;
    }

    /// Waits for the next signal; [Signal.Silent] where none comes in time, after which the patience starts anew.
    Signal next() throws InterruptedException {
        while (true) {
            Stage now = stage;
            Duration patience = patience(now);
            long left = patience.toNanos() - (System.nanoTime() - heardAt);
            @Nullable Signal signal = signals.poll(Math.max(left, 0), TimeUnit.NANOSECONDS);
            if (signal != null) {
                return signal;
            }
            if (left <= 0) {
                heardAt = System.nanoTime();
                return new Signal.Silent(now, patience);
            }
        }
    }

    private Duration patience(Stage now) {
        return switch (now) {
            case WAITING -> timeouts.firstByte();
            case ANSWERING -> timeouts.idle();
            case ENDED -> timeouts.idle().compareTo(GRACE) < 0 ? timeouts.idle() : GRACE;
        };
    }
}
