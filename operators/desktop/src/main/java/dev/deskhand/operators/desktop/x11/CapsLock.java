package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Pointer;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import java.util.concurrent.atomic.AtomicBoolean;

/// Lifts Caps Lock while text is typed, which would otherwise arrive inverted, and sets it again. No key event is
/// sent.
///
/// Who types does both over the connection for input, which is given up where the server hangs. Only who lets
/// go may wait for it.
final class CapsLock {
    private final XLibraries libraries;
    private final Hands hands;
    private final XConnection input;
    private final XConnection releases;
    private final AtomicBoolean lifted = new AtomicBoolean();

    CapsLock(XLibraries libraries, Hands hands, XConnection input, XConnection releases) {
        this.libraries = libraries;
        this.hands = hands;
        this.input = input;
        this.releases = releases;
    }

    void lift(Permit permit) throws X11Exception, Revoked {
        if (input.ask(display -> KeyboardState.read(libraries, display).capsLocked())) {
            lifted.set(true);
            try {
                hands.carryOut(permit, display -> lock(display, 0));
            } catch (Revoked never) {
                lifted.set(false);
                throw never;
            }
        }
    }

    /// Sets it again if it was lifted. For who has typed.
    void restore() throws X11Exception {
        restore(input);
    }

    /// The same for who lets go, once the hands have: from any thread, and waits as long as the server does.
    void letGo() throws X11Exception {
        restore(releases);
    }

    private void restore(XConnection connection) throws X11Exception {
        if (lifted.getAndSet(false)) {
            try {
                connection.carryOut(display -> lock(display, KeyboardState.LOCK));
            } catch (X11Exception unable) {
                lifted.set(true);
                throw unable;
            }
        }
    }

    private void lock(Pointer display, int values) {
        libraries.x11().XkbLockModifiers(display, KeyboardState.CORE_KEYBOARD, KeyboardState.LOCK, values);
    }
}
