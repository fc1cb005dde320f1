package dev.deskhand.app.workbench;

import java.util.ArrayDeque;
import java.util.Deque;

/// What has been opened so far for something that needs several parts. Closing it closes all of them, the one opened
/// last first, also where one of them fails to close. For one thread at a time.
final class Opened implements AutoCloseable {
    private final Deque<Runnable> closings = new ArrayDeque<>();

    /// Takes a part that is open.
    ///
    /// @param closing closes it
    void add(Runnable closing) {
        closings.addLast(closing);
    }

    /// Everything is open that had to be: from now on it is closed with what is returned, and no longer with this.
    Opened complete() {
        Opened all = new Opened();
        all.closings.addAll(closings);
        closings.clear();
        return all;
    }

    @Override
    public void close() {
        Runnable last = closings.pollLast();
        if (last != null) {
            try {
                last.run();
            } finally {
                close();
            }
        }
    }
}
