package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Pointer;
import java.util.concurrent.atomic.AtomicBoolean;

/// Lifts Caps Lock while text is typed, which would otherwise arrive inverted, and sets it again. No key event is
/// sent.
final class CapsLock {
    private final XLibraries libraries;
    private final XConnection connection;
    private final AtomicBoolean lifted = new AtomicBoolean();

    CapsLock(XLibraries libraries, XConnection connection) {
        this.libraries = libraries;
        this.connection = connection;
    }

    void lift() throws X11Exception {
        connection.carryOut(display -> {
            if (KeyboardState.read(libraries, display).capsLocked()) {
                lifted.set(true);
                lock(display, 0);
            }
        });
    }

    /// Sets it again if it was lifted. Idempotent, any thread.
    void restore() throws X11Exception {
        if (lifted.getAndSet(false)) {
            connection.carryOut(display -> lock(display, KeyboardState.LOCK));
        }
    }

    private void lock(Pointer display, int values) {
        libraries.x11().XkbLockModifiers(display, KeyboardState.CORE_KEYBOARD, KeyboardState.LOCK, values);
    }
}
