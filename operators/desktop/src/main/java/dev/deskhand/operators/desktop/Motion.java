package dev.deskhand.operators.desktop;

import java.time.Duration;

/// What has moved on the screen since an action: whether anything did, and when it did last. All times are on
/// [System#nanoTime]'s clock. Used by one thread.
final class Motion {
    private final long since;
    private long last;
    private boolean any;

    /// Nothing has moved yet.
    Motion(long since) {
        this.since = since;
        this.last = since;
    }

    void at(long now) {
        any = true;
        last = now;
    }

    boolean isSeen() {
        return any;
    }

    /// Whether nothing has moved for that long.
    boolean restsFor(Duration time, long now) {
        return now - last >= time.toNanos();
    }

    /// How long until [#restsFor] if nothing moves; negative when it is past.
    Duration untilRestsFor(Duration time, long now) {
        return time.minusNanos(now - last);
    }

    /// Whether that much time has gone by altogether.
    boolean isOlderThan(Duration time, long now) {
        return now - since >= time.toNanos();
    }

    /// The same as of now: what has moved before the action was over counts as seen, but the clock starts again.
    Motion continuedAt(long now) {
        Motion next = new Motion(now);
        next.any = any;
        next.last = any ? last : now;
        return next;
    }
}
