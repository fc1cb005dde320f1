package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Pointer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// The error handlers of the whole process. Xlib has one of each kind, and its own end the process: `exit(1)`
/// without shutdown hooks. Ours note the error with the connection it belongs to and return.
///
/// Toolkits set theirs too (GDK's, which JavaFX brings, aborts), so [#install] is called again with every
/// connection and after a toolkit has started. An error of a connection that is not ours is dropped: the
/// toolkit's call fails with its own return value. GDK puts its handler back for each place where it expects an
/// error, so that it still sees those.
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

    private XErrors() {}

    static void install(LibX11 x11) {
        x11.XSetErrorHandler(PROCESS.onError);
        x11.XSetIOErrorHandler(PROCESS.onLost);
    }

    /// What goes wrong on this display from now on is noted in the answer.
    static XFaults watch(LibX11 x11, Pointer display) {
        XFaults own = new XFaults();
        PROCESS.faults.put(display, own);
        install(x11);
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
        }
        return 0;
    }
}
