package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.LongByReference;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Reads the list of displays. Layout of `XRRMonitorInfo` as in Xrandr.h on a 64-bit system.
final class Monitors {
    private static final int PRIMARY = 8;
    private static final int X = 20;
    private static final int Y = 24;
    private static final int WIDTH = 28;
    private static final int HEIGHT = 32;
    private static final int SIZE = 56;

    private final XLibraries libraries;
    private final XConnection connection;

    Monitors(XLibraries libraries, XConnection connection) {
        this.libraries = libraries;
        this.connection = connection;
    }

    /// The active displays in the server's order; the whole root window as one where RandR knows none.
    List<Monitor> list() throws X11Exception {
        return connection.ask(display -> {
            List<Monitor> found = hasMonitors(display) ? read(display) : List.of();
            return found.isEmpty() ? List.of(new Monitor("screen", rootArea(display), true)) : found;
        });
    }

    /// The whole root window: what all displays together lie on.
    Area root() throws X11Exception {
        return connection.ask(this::rootArea);
    }

    private boolean hasMonitors(Pointer display) {
        IntByReference major = new IntByReference();
        IntByReference minor = new IntByReference();
        return libraries.randr().XRRQueryExtension(display, new IntByReference(), new IntByReference()) != 0
                && libraries.randr().XRRQueryVersion(display, major, minor) != 0
                && (major.getValue() > 1 || minor.getValue() >= 5);
    }

    private List<Monitor> read(Pointer display) {
        IntByReference count = new IntByReference();
        long root = libraries.x11().XDefaultRootWindow(display);
        @Nullable Pointer first = libraries.randr().XRRGetMonitors(display, root, 1, count);
        if (first == null) {
            return List.of();
        }
        try {
            List<Monitor> monitors = new ArrayList<>();
            for (int i = 0; i < count.getValue(); i++) {
                Pointer info = first.share((long) i * SIZE, SIZE);
                if (info.getInt(WIDTH) > 0 && info.getInt(HEIGHT) > 0) {
                    monitors.add(monitor(display, info));
                }
            }
            return List.copyOf(monitors);
        } finally {
            libraries.randr().XRRFreeMonitors(first);
        }
    }

    private Monitor monitor(Pointer display, Pointer info) {
        Area area = new Area(info.getInt(X), info.getInt(Y), info.getInt(WIDTH), info.getInt(HEIGHT));
        return new Monitor(new Atoms(libraries, display).name(info.getLong(0)), area, info.getInt(PRIMARY) != 0);
    }

    private Area rootArea(Pointer display) {
        IntByReference width = new IntByReference();
        IntByReference height = new IntByReference();
        IntByReference ignored = new IntByReference();
        libraries
                .x11()
                .XGetGeometry(
                        display,
                        libraries.x11().XDefaultRootWindow(display),
                        new LongByReference(),
                        ignored,
                        ignored,
                        width,
                        height,
                        ignored,
                        ignored);
        // Both are 0 when the server went away during the call; the connection then throws LOST after us.
        return new Area(0, 0, Math.max(1, width.getValue()), Math.max(1, height.getValue()));
    }
}
