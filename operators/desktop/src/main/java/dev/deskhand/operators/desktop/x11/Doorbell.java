package dev.deskhand.operators.desktop.x11;

import com.sun.jna.LastErrorException;
import com.sun.jna.Memory;

/// Waits until a connection has something to read, or somebody rings (poll(2) on the socket and an eventfd(2)).
///
/// One thread waits, and closes it after its last wait; any thread rings, also when it is closed already.
final class Doorbell implements AutoCloseable {
    private static final int ENTRY = 8;
    private static final int EVENTS = 4;
    private static final int RETURNED = 6;
    private static final short READABLE = 1;
    private static final int CLOSE_ON_EXEC = 02000000;
    private static final int FOREVER = -1;
    private static final int INTERRUPTED = 4;
    private static final byte[] ONE = {1, 0, 0, 0, 0, 0, 0, 0};

    private final LibC c;
    private final int bell;
    private final Memory entries = new Memory(2 * ENTRY);
    private boolean closed;

    Doorbell(LibC c, int socket) {
        this.c = c;
        this.bell = c.eventfd(0, CLOSE_ON_EXEC);
        entries.clear();
        entries.setInt(0, socket);
        entries.setShort(EVENTS, READABLE);
        entries.setInt(ENTRY, bell);
        entries.setShort(ENTRY + EVENTS, READABLE);
    }

    /// Blocks until the socket can be read, has ended, or [#ring] was called.
    void await() {
        entries.setShort(RETURNED, (short) 0);
        try {
            c.poll(entries, 2, FOREVER);
        } catch (LastErrorException signal) {
            if (signal.getErrorCode() != INTERRUPTED) {
                throw signal;
            }
        }
    }

    synchronized void ring() {
        if (!closed) {
            c.write(bell, ONE, ONE.length);
        }
    }

    @Override
    public synchronized void close() {
        if (!closed) {
            closed = true;
            c.close(bell);
            entries.close();
        }
    }
}
