package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.LongByReference;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The list of displays, read anew each time. Any thread. Layout of `XRRMonitorInfo` as in Xrandr.h on a 64-bit
/// system.
public final class Monitors {
    private static final int PRIMARY = 8;
    private static final int X = 20;
    private static final int Y = 24;
    private static final int WIDTH = 28;
    private static final int HEIGHT = 32;
    private static final int SIZE = 56;
    private static final Pattern DPI = Pattern.compile("(?m)^Xft\\.dpi:\\s*(\\d{1,4}(?:\\.\\d{1,3})?)\\s*$");
    private static final double NORMAL_DPI = 96;

    private final XLibraries libraries;
    private final XConnection connection;

    Monitors(XLibraries libraries, XConnection connection) {
        this.libraries = libraries;
        this.connection = connection;
    }

    /// The active displays in the server's order; the whole root window as one where RandR knows none.
    public List<Monitor> list() throws X11Exception {
        return connection.ask(display -> {
            List<Monitor> found = hasMonitors(display) ? read(display) : List.of();
            return found.isEmpty() ? List.of(new Monitor("screen", rootArea(display), true)) : found;
        });
    }

    /// The whole root window: what all displays together lie on.
    Area root() throws X11Exception {
        return connection.ask(this::rootArea);
    }

    /// How many physical pixels the person's settings take for one logical one: `Xft.dpi` over 96, as desktops
    /// publish it. For telling people; no coordinate depends on it.
    public double scale() throws X11Exception {
        return connection.ask(display -> {
            @Nullable Pointer resources = libraries.x11().XResourceManagerString(display);
            return resources == null ? 1 : scaleOf(resources.getString(0, StandardCharsets.UTF_8.name()));
        });
    }

    static double scaleOf(String resources) {
        Matcher dpi = DPI.matcher(resources);
        double scale = dpi.find() ? Double.parseDouble(dpi.group(1)) / NORMAL_DPI : 1;
        return scale > 0 ? scale : 1;
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
