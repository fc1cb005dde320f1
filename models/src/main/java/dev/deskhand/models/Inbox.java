package dev.deskhand.models;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// What one turn's reading thread tells the caller who waits for it, and how long that caller is patient: see
/// [Timeouts].
///
/// The pieces are handed to the listener by the caller itself, so that nothing can be heard once it has left.
final class Inbox {
    /// What is waited for.
    enum Awaited {
        FIRST_WORD,
        NEXT_WORD,
        /// The end of an answer that goes on and on.
        END,
        /// The end of the stream, when the model has ended.
        LAST_BYTES
    }

    private enum Stage {
        WAITING,
        ANSWERING,
        ENDED
    }

    /// How long one thing is waited for.
    private record Patience(Awaited awaited, Duration time, long since) {
        long left() {
            return since + time.toNanos() - System.nanoTime();
        }
    }

    /// How long the end of the stream may take when the model has ended. It carries nothing but the count of tokens.
    private static final Duration GRACE = Duration.ofSeconds(2);

    private final LinkedBlockingDeque<Signal> signals = new LinkedBlockingDeque<>();
    private final Timeouts timeouts;
    private final long askedAt = System.nanoTime();
    private volatile Stage stage = Stage.WAITING;
    private volatile long heardAt = askedAt;
    private volatile long saidAt = askedAt;
    private volatile long endedAt = askedAt;

    Inbox(Timeouts timeouts) {
        this.timeouts = timeouts;
    }

    void put(Signal signal) {
        signals.addLast(signal);
    }

    /// Puts a piece of the answer.
    void say(Signal piece) {
        saidAt = System.nanoTime();
        if (stage == Stage.WAITING) {
            stage = Stage.ANSWERING;
        }
        put(piece);
    }

    /// Wakes the caller at once, past everything that waits. From any thread.
    void withdraw() {
        signals.addFirst(new Signal.Withdrawn());
    }

    /// A byte of the answer has come.
    void heard() {
        heardAt = System.nanoTime();
    }

    /// The model has ended.
    void ended() {
        endedAt = System.nanoTime();
        stage = Stage.ENDED;
    }

    /// Waits for the next signal; [Signal.Silent] where none comes in time.
    Signal next() throws InterruptedException {
        while (true) {
            @Nullable Signal signal = signals.poll(Math.max(shortest().left(), 0), TimeUnit.NANOSECONDS);
            if (signal != null) {
                return signal;
            }
            Patience over = shortest();
            if (over.left() <= 0) {
                endedAt = System.nanoTime();
                return new Signal.Silent(over.awaited(), over.time());
            }
        }
    }

    private Patience shortest() {
        return patiences().stream()
                .min(Comparator.comparingLong(Patience::left))
                .orElseThrow();
    }

    private List<Patience> patiences() {
        var whole = new Patience(Awaited.END, timeouts.whole(), askedAt);
        return switch (stage) {
            case WAITING ->
                List.of(
                        new Patience(Awaited.FIRST_WORD, timeouts.firstByte(), heardAt),
                        new Patience(Awaited.FIRST_WORD, timeouts.word(), askedAt),
                        whole);
            case ANSWERING ->
                List.of(
                        new Patience(Awaited.NEXT_WORD, timeouts.idle(), heardAt),
                        new Patience(Awaited.NEXT_WORD, timeouts.word(), saidAt),
                        whole);
            case ENDED -> List.of(new Patience(Awaited.LAST_BYTES, lastBytes(), endedAt));
        };
    }

    private Duration lastBytes() {
        return timeouts.idle().compareTo(GRACE) < 0 ? timeouts.idle() : GRACE;
    }
}
