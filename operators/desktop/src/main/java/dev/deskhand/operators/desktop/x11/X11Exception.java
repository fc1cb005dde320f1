package dev.deskhand.operators.desktop.x11;

import java.io.Serial;

/// What X11 could not do. The message is for a log and holds no typed text; [#reason()] is what a caller decides
/// on.
public final class X11Exception extends Exception {
    @Serial
    private static final long serialVersionUID = 1L;

    private final Reason reason;

    X11Exception(Reason reason, String message) {
        super(message);
        this.reason = reason;
    }

    X11Exception(Reason reason, String message, Throwable cause) {
        super(message, cause);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }

    /// The closed set of what can go wrong.
    public enum Reason {
        /// A client library is not installed, or this system is one the bindings were not written for.
        NO_LIBRARY,
        /// No server answers under the display's name, or it lets nobody in.
        NO_DISPLAY,
        /// The server does not let programs press keys and buttons.
        NO_XTEST,
        /// The server's XInput is older than 2.2, so nobody can hear what is pressed.
        NO_XINPUT,
        /// The server has no XKB keyboard, so no key can be found.
        NO_XKB,
        /// Memory cannot be shared with the server. It can be seen all the same.
        NO_SHARED_MEMORY,
        /// The server is a guest of a Wayland compositor and does not have the screen.
        GUEST,
        /// The server's pixels are not 8 bits each of red, green and blue in 32.
        NO_TRUE_COLOUR,
        /// The server was there and is gone. Nothing works any more on this connection.
        LOST,
        /// The server is there and does not answer. The connection was given up: nothing works any more on it.
        SILENT,
        /// The connection was closed on our side.
        CLOSED,
        /// The server answered a request with an error; the next request may work.
        REFUSED,
        /// No key of this keyboard gives the symbol, and no key is free to be given it.
        NO_KEY
    }
}
