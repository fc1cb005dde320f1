package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;
import dev.deskhand.operators.desktop.x11.X11Exception.Reason;
import java.util.ArrayList;
import java.util.List;

/// What a server must have so that its screen can be seen and worked.
final class Requirements {
    private final XLibraries libraries;
    private final XConnection connection;

    Requirements(XLibraries libraries, XConnection connection) {
        this.libraries = libraries;
        this.connection = connection;
    }

    /// @throws X11Exception NO_EXTENSION or GUEST, where the screen cannot be worked
    void requireAll() throws X11Exception {
        if (!connection.ask(this::hasXtest)) {
            throw new X11Exception(Reason.NO_EXTENSION, "no XTEST");
        }
        if (connection.ask(this::isGuest)) {
            throw new X11Exception(Reason.GUEST, "the server is Xwayland");
        }
    }

    /// The parts that are not there, by the names people find help under.
    List<String> missing() throws X11Exception {
        return connection.ask(display -> {
            List<String> missing = new ArrayList<>();
            if (!hasXtest(display)) {
                missing.add("XTEST");
            }
            if (!has(display, "XInputExtension")) {
                missing.add("XInput2");
            }
            if (isGuest(display)) {
                missing.add("X11 session");
            }
            return List.copyOf(missing);
        });
    }

    private boolean hasXtest(Pointer display) {
        IntByReference ignored = new IntByReference();
        return libraries.tst().XTestQueryExtension(display, ignored, ignored, ignored, ignored) != 0;
    }

    /// Behind Xwayland are only the windows of X11 programs; the screen itself is the compositor's.
    private boolean isGuest(Pointer display) {
        return has(display, "XWAYLAND");
    }

    private boolean has(Pointer display, String extension) {
        IntByReference ignored = new IntByReference();
        return libraries.x11().XQueryExtension(display, extension, ignored, ignored, ignored) != 0;
    }
}
