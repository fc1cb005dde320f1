package dev.deskhand.operators.desktop.x11;

import java.time.Duration;
import java.util.Optional;

/// Hears every key, button and motion of every device, on a connection and a platform thread of its own, until it
/// is closed. Grabs do not keep it from hearing: a menu may be open, a screen locker running.
public final class RawListener implements AutoCloseable {
    private static final Duration CLOSE_PATIENCE = Duration.ofMillis(150);

    private final XConnection connection;
    private final RawEvents events;
    private final Doorbell doorbell;
    private final RawWatcher watcher;
    private final Thread thread;
    private volatile boolean closed;

    private RawListener(XConnection connection, RawEvents events, Doorbell doorbell, RawWatcher watcher) {
        this.connection = connection;
        this.events = events;
        this.doorbell = doorbell;
        this.watcher = watcher;
        this.thread =
                Thread.ofPlatform().name("deskhand-x11-raw-input").daemon().unstarted(this::listen);
    }

    /// Hears from the moment this returns.
    ///
    /// @param displayName as in the DISPLAY variable; empty means that variable's value
    /// @throws X11Exception NO_LIBRARY, NO_DISPLAY, NO_XINPUT, LOST, SILENT
    public static RawListener open(Optional<String> displayName, RawWatcher watcher) throws X11Exception {
        return open(XLibraries.load(), displayName, watcher);
    }

    static RawListener open(XLibraries libraries, Optional<String> displayName, RawWatcher watcher)
            throws X11Exception {
        XConnection connection = XConnection.open(libraries, displayName);
        try {
            RawEvents events = new RawEvents(libraries, connection);
            events.select();
            Doorbell doorbell = new Doorbell(libraries.c(), connection.socket());
            RawListener listener = new RawListener(connection, events, doorbell, watcher);
            listener.thread.start();
            return listener;
        } catch (X11Exception unable) {
            connection.close();
            throw unable;
        }
    }

    /// The root of the listening thread: whoever trusts in being told must learn that nothing more will be heard,
    /// whatever the reason.
    @SuppressWarnings("IllegalCatch")
    private void listen() {
        try {
            while (!closed) {
                events.drain(watcher);
                doorbell.await();
            }
        } catch (Throwable why) {
            if (!closed) {
                watcher.lost(why);
            }
        } finally {
            doorbell.close();
        }
    }

    /// Nothing is heard after this has returned, unless the watcher itself closes or has not come back for 150 ms.
    /// The good-bye to the server takes another 150 ms at most.
    @Override
    public void close() {
        closed = true;
        doorbell.ring();
        if (Thread.currentThread() != thread) {
            awaitEnd();
        }
        connection.close();
    }

    private void awaitEnd() {
        try {
            thread.join(CLOSE_PATIENCE);
        } catch (InterruptedException wanted) {
            Thread.currentThread().interrupt();
        }
    }
}
