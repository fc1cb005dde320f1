package dev.deskhand.operators.desktop.x11;

/// How far an action has come, in its own units: characters, moves, notches, milliseconds. Written and read by
/// the thread that acts.
public final class Progress {
    private long done;
    private long of;

    /// So many units more belong to it.
    public void expect(long units) {
        of += units;
    }

    public void step() {
        step(1);
    }

    public void step(long units) {
        done += units;
    }

    public long done() {
        return done;
    }

    public long of() {
        return of;
    }
}
