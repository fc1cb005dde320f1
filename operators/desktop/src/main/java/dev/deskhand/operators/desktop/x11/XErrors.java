package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Pointer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// The error handlers of the whole process. Xlib has one of each kind, and its own end the process: `exit(1)`
/// without shutdown hooks. Ours note the error with the connection it belongs to and return.
///
/// Toolkits set theirs too (GDK's, which JavaFX brings, end the process), so [#guard] is called after one has
/// started, on its own thread: between two calls of it, for it sets handlers of its own around each place where it
/// expects an error, and complains of others it finds there. Set before, they are what it puts back. An error of a
/// connection that is not ours is dropped: the toolkit's call fails with its own return value. A connection that is
/// not ours and is lost is told to whoever guards, and its thread stays where it is: returning from there would end
/// the process, and nothing on that thread could go on anyway.
///
/// This is the module's one piece of static state, and it has to be: C keeps the addresses of these callbacks for
/// as long as the process lives, so they must never be collected.
final class XErrors {
    private static final XErrors PROCESS = new XErrors();

    private static final int SERIAL = 24;
    private static final int CODE = 32;
    private static final int REQUEST = 33;
    private static final int MINOR = 34;

    private final Map<Pointer, XFaults> faults = new ConcurrentHashMap<>();
    private final LibX11.ErrorHandler onError = this::refused;
    private final LibX11.LostHandler onLost = this::lost;
    private final LibX11.ExitHandler onExit = (_, _) -> {
        // Xlib would exit here. It returns instead, and every later call on this display returns at once.
    };

    private final AtomicBoolean installed = new AtomicBoolean();
    private final AtomicReference<@Nullable Heir> toolkit = new AtomicReference<>();

    private XErrors() {}

    /// Who goes on when a toolkit cannot.
    private record Heir(LibX11 x11, Runnable lost) {}

    /// Sets them, where that has not been done yet.
    static void install(LibX11 x11) {
        if (!PROCESS.installed.get()) {
            PROCESS.set(x11);
            PROCESS.installed.set(true);
        }
    }

    /// Sets them again, after a toolkit has set its own.
    ///
    /// @param lost told, on the thread that noticed, that the server under the toolkit is gone; must return quickly
    static void guard(LibX11 x11, Runnable lost) {
        PROCESS.toolkit.set(new Heir(x11, lost));
        PROCESS.set(x11);
        PROCESS.installed.set(true);
    }

    private void set(LibX11 x11) {
        x11.XSetErrorHandler(onError);
        x11.XSetIOErrorHandler(onLost);
    }

    /// What goes wrong on this display from now on is noted in the answer.
    static XFaults watch(LibX11 x11, Pointer display) {
        XFaults own = new XFaults();
        PROCESS.faults.put(display, own);
        try {
            x11.XSetIOErrorExitHandler(display, PROCESS.onExit, null);
        } catch (UnsatisfiedLinkError olderThanXlib17) {
            // There a server that is lost ends the JVM, and nothing can be done about it.
        }
        return own;
    }

    static void forget(Pointer display) {
        PROCESS.faults.remove(display);
    }

    private int refused(Pointer display, Pointer event) {
        @Nullable XFaults own = faults.get(display);
        if (own != null) {
            own.refused(new XFaults.Refusal(
                    event.getLong(SERIAL),
                    Byte.toUnsignedInt(event.getByte(CODE)),
                    Byte.toUnsignedInt(event.getByte(REQUEST)),
                    Byte.toUnsignedInt(event.getByte(MINOR))));
        }
        return 0;
    }

    private int lost(Pointer display) {
        @Nullable XFaults own = faults.get(display);
        if (own != null) {
            own.lost();
        } else {
            toolkitLost(display);
        }
        return 0;
    }

    /// Xlib calls us with the display locked, and libraries that tidy up when the process exits wait for that lock.
    private void toolkitLost(Pointer display) {
        @Nullable Heir heir = toolkit.get();
        if (heir != null) {
            heir.x11().XUnlockDisplay(display);
            heir.lost().run();
            while (true) {
                LockSupport.park(this);
            }
        }
    }
}
