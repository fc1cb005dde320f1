package dev.deskhand.operators.desktop.x11;

import com.sun.jna.LastErrorException;
import com.sun.jna.Pointer;
import dev.deskhand.operators.desktop.x11.X11Exception.Reason;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// One connection to an X server. Any thread may ask; one at a time is served, so an answer's errors are its own.
///
/// Interrupts do not reach Xlib. A connection whose server is gone answers every request with LOST, one whose server
/// has not answered within [Watchdog#LIMIT] with SILENT, a closed one with CLOSED.
final class XConnection implements AutoCloseable {
    private static final Duration CLOSE_PATIENCE = Duration.ofMillis(150);
    private static final int BOTH_WAYS = 2;

    private final XLibraries libraries;
    private final Pointer display;
    private final XFaults faults;
    private final ReentrantLock lock = new ReentrantLock();
    private final AtomicBoolean closed = new AtomicBoolean();
    private final ReleaseThread leaving = new ReleaseThread();
    private final Watchdog watchdog = new Watchdog(this::giveUp);
    private final Object socketGuard = new Object();
    private boolean freed;

    private XConnection(XLibraries libraries, Pointer display, XFaults faults) {
        this.libraries = libraries;
        this.display = display;
        this.faults = faults;
    }

    /// @param name as in the DISPLAY variable; empty means that variable's value
    /// @throws X11Exception NO_DISPLAY, SILENT
    static XConnection open(XLibraries libraries, Optional<String> name) throws X11Exception {
        XConnection connection = Greeting.await(() -> connect(libraries, name.orElse(null)), XConnection::close);
        if (connection == null) {
            throw new X11Exception(Reason.NO_DISPLAY, "no X server answers");
        }
        connection.watchdog.start();
        return connection;
    }

    private static @Nullable XConnection connect(XLibraries libraries, @Nullable String name) {
        // Set first: already the greeting of a server can go wrong.
        XErrors.install(libraries.x11());
        @Nullable Pointer display = libraries.x11().XOpenDisplay(name);
        return display == null ? null : new XConnection(libraries, display, XErrors.watch(libraries.x11(), display));
    }

    /// Has this connection wait for its server however long that takes: for what must reach it in the end.
    void neverGiveUp() {
        watchdog.close();
    }

    /// Whoever waits inside Xlib finds the connection lost.
    private void giveUp() {
        faults.silent();
        synchronized (socketGuard) {
            if (!freed) {
                try {
                    libraries.c().shutdown(libraries.x11().XConnectionNumber(display), BOTH_WAYS);
                } catch (LastErrorException alreadyGone) {
                    // Then nobody waits any more.
                }
            }
        }
    }

    /// Something done with the display under the connection's lock.
    @FunctionalInterface
    interface Request<T extends @Nullable Object> {
        T on(Pointer display) throws X11Exception;
    }

    /// Something done with the display under the connection's lock, without an answer.
    @FunctionalInterface
    interface Command {
        void on(Pointer display) throws X11Exception;
    }

    /// Runs the request and throws what the server answered to it; errors of requests without an answer come with
    /// the next one.
    <T extends @Nullable Object> T ask(Request<T> request) throws X11Exception {
        lock.lock();
        try {
            requireOpen();
            return answered(request);
        } catch (X11Exception failed) {
            throw faults.verdict(failed);
        } finally {
            lock.unlock();
        }
    }

    private <T extends @Nullable Object> T answered(Request<T> request) throws X11Exception {
        boolean isOutermost = lock.getHoldCount() == 1;
        if (isOutermost) {
            watchdog.turn();
        }
        try {
            T answer = request.on(display);
            faults.raise();
            return answer;
        } finally {
            if (isOutermost) {
                watchdog.turn();
            }
        }
    }

    /// Runs the command and waits until the server has done it.
    void carryOut(Command command) throws X11Exception {
        ask(display -> {
            command.on(display);
            return libraries.x11().XSync(display, 0);
        });
    }

    /// Runs the command and writes it to the socket, without waiting for the server.
    void send(Command command) throws X11Exception {
        ask(display -> {
            command.on(display);
            return libraries.x11().XFlush(display);
        });
    }

    /// Waits until the server has done everything sent so far.
    void sync() throws X11Exception {
        carryOut(_ -> {});
    }

    /// Throws what has gone wrong so far; for use inside a request whose next step depends on the one before.
    void raise() throws X11Exception {
        faults.raise();
    }

    /// The socket's descriptor, to wait on; never to be read or closed.
    int socket() throws X11Exception {
        return ask(libraries.x11()::XConnectionNumber);
    }

    private void requireOpen() throws X11Exception {
        if (closed.get()) {
            throw new X11Exception(Reason.CLOSED, "the connection was closed");
        }
        if (faults.isLost()) {
            faults.raise();
        }
    }

    /// Says good-bye to the server and frees the display: on a thread of its own, once no other is inside Xlib, for
    /// freeing the display under that one would end the JVM. Waits at most 150 ms for that, whatever the server
    /// does. Idempotent.
    @Override
    public void close() {
        if (!closed.getAndSet(true)) {
            leaving.attempt(CLOSE_PATIENCE, this::free);
            leaving.end();
        }
    }

    private void free() {
        lock.lock();
        try {
            watchdog.close();
            synchronized (socketGuard) {
                freed = true;
            }
            XErrors.forget(display);
            if (faults.isLost()) {
                // Xlib leaves a lost display locked by the thread that noticed; only its socket can be given back.
                libraries.c().close(libraries.x11().XConnectionNumber(display));
            } else {
                libraries.x11().XCloseDisplay(display);
            }
        } finally {
            lock.unlock();
        }
    }
}
