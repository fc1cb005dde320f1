package dev.deskhand.operators.desktop.x11;

/// How far an action has come, in its own units: characters, moves, notches. Written by the thread that acts, and
/// read by it.
public final class Progress {
    private long done;
    private long of;

    void begin(long units) {
        done = 0;
        of = units;
    }

    void step() {
        done++;
    }

    public long done() {
        return done;
    }

    public long of() {
        return of;
    }
}
