package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Pointer;
import dev.deskhand.operators.desktop.x11.X11Exception.Reason;
import org.jspecify.annotations.Nullable;

/// Reads pixels of the root window. Any thread; one read at a time.
public final class Eyes implements AutoCloseable {
    /// Up to so many pixels the socket is faster than a new piece of shared memory.
    private static final int FEW_PIXELS = 1 << 16;

    private final XLibraries libraries;
    private final XConnection connection;
    private @Nullable ScreenSource source;
    private boolean canShare = true;

    Eyes(XLibraries libraries, XConnection connection) {
        this.libraries = libraries;
        this.connection = connection;
    }

    /// Copies the area's pixels, row by row, as 0xRRGGBB. The pointer is not in them.
    ///
    /// @param into at least as many elements as the area has pixels
    /// @throws X11Exception REFUSED, when the area does not lie on the root window (any more)
    public void read(Area area, int[] into) throws X11Exception {
        connection.ask(display -> {
            sourceOf(display, area).read(display, into);
            return null;
        });
    }

    /// Whether pixels come through shared memory; known after the first read.
    boolean sharesMemory() {
        return source instanceof SharedScreen;
    }

    private ScreenSource sourceOf(Pointer display, Area area) throws X11Exception {
        ScreenSource held = source;
        if (held != null && held.area().equals(area)) {
            return held;
        }
        if (area.pixels() <= FEW_PIXELS) {
            return new SocketScreen(libraries, area);
        }
        if (held != null) {
            held.release(display);
            source = null;
        }
        ScreenSource fresh = open(display, area);
        source = fresh;
        return fresh;
    }

    private ScreenSource open(Pointer display, Area area) throws X11Exception {
        if (canShare) {
            try {
                return SharedScreen.open(libraries, connection, display, area);
            } catch (X11Exception unable) {
                if (unable.reason() == Reason.LOST
                        || unable.reason() == Reason.SILENT
                        || unable.reason() == Reason.NO_TRUE_COLOUR) {
                    throw unable;
                }
                // Another machine's server, or another IPC namespace: it will not get better by asking again.
                canShare = false;
            }
        }
        return new SocketScreen(libraries, area);
    }

    @Override
    public void close() {
        try {
            connection.ask(display -> {
                ScreenSource held = source;
                if (held != null) {
                    held.release(display);
                    source = null;
                }
                return null;
            });
        } catch (X11Exception gone) {
            // The server freed its half when the connection ended; ours ends with the process.
        }
        connection.close();
    }
}
