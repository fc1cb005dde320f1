package dev.deskhand.operators.desktop.x11;

import java.util.Optional;

/// Hears every key, button and motion of every device, on a connection and a platform thread of its own, until it
/// is closed. Grabs do not keep it from hearing: a menu may be open, a screen locker running.
public final class RawListener implements AutoCloseable {
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
    /// @throws X11Exception NO_LIBRARY, NO_DISPLAY, NO_EXTENSION
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

    private void listen() {
        try {
            while (!closed) {
                events.drain(watcher);
                doorbell.await();
            }
        } catch (X11Exception gone) {
            if (!closed) {
                watcher.lost(gone);
            }
        } finally {
            connection.close();
        }
    }

    /// Nothing is heard after this has returned, unless the watcher itself closes.
    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        doorbell.ring();
        if (Thread.currentThread() != thread) {
            joinThread();
            doorbell.close();
        }
    }

    private void joinThread() {
        try {
            thread.join();
        } catch (InterruptedException wanted) {
            Thread.currentThread().interrupt();
        }
    }
}
