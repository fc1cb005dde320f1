package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;
import dev.deskhand.agent.failure.Part;
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

    /// @throws X11Exception NO_XTEST or GUEST, where the screen cannot be worked
    void requireAll() throws X11Exception {
        if (!connection.ask(this::hasXtest)) {
            throw new X11Exception(Reason.NO_XTEST, "no XTEST");
        }
        if (connection.ask(this::isGuest)) {
            throw new X11Exception(Reason.GUEST, "the server is Xwayland");
        }
    }

    /// The parts that are not there.
    List<Part> missing() throws X11Exception {
        return connection.ask(display -> {
            List<Part> missing = new ArrayList<>();
            if (!hasXtest(display)) {
                missing.add(Part.XTEST);
            }
            if (!has(display, "XInputExtension")) {
                missing.add(Part.XINPUT);
            }
            if (isGuest(display)) {
                missing.add(Part.X11_SESSION);
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
