package dev.deskhand.operators.desktop.x11;

import dev.deskhand.operators.desktop.x11.X11Exception.Reason;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/// What went wrong on one connection: written by Xlib's callbacks, on whichever thread is in Xlib; read by the
/// connection.
final class XFaults {
    /// An error the server answered with; codes as in the X protocol.
    record Refusal(long serial, int code, int request, int minor) {}

    private final AtomicReference<@Nullable Refusal> first = new AtomicReference<>();
    private volatile boolean lost;
    private volatile boolean silent;

    void refused(Refusal refusal) {
        first.compareAndSet(null, refusal);
    }

    void lost() {
        lost = true;
    }

    /// The server has not answered in time and is given up.
    void silent() {
        silent = true;
    }

    boolean isLost() {
        return lost;
    }

    /// What a request that failed is to be reported as. The errors it has caused are done with, so that the next
    /// request starts clean.
    X11Exception verdict(X11Exception failed) {
        first.set(null);
        boolean explained = switch (failed.reason()) {
            case LOST, SILENT, CLOSED -> true;
            case NO_LIBRARY, NO_DISPLAY, NO_XTEST, NO_XINPUT, NO_XKB, NO_SHARED_MEMORY -> false;
            case GUEST, NO_TRUE_COLOUR, REFUSED, NO_KEY -> false;
        };
        return lost && !explained ? gone() : failed;
    }

    /// Takes the oldest error out, so that the next request starts clean.
    void raise() throws X11Exception {
        if (lost) {
            throw gone();
        }
        Refusal refusal = first.getAndSet(null);
        if (refusal != null) {
            throw new X11Exception(
                    Reason.REFUSED,
                    "X error %d to request %d.%d".formatted(refusal.code, refusal.request, refusal.minor));
        }
    }

    private X11Exception gone() {
        return silent
                ? new X11Exception(Reason.SILENT, "the X server does not answer")
                : new X11Exception(Reason.LOST, "the X server is gone");
    }
}
