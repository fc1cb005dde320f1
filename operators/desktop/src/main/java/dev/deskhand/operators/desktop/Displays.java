package dev.deskhand.operators.desktop;

import dev.deskhand.agent.screen.Display;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.operators.desktop.x11.Area;
import dev.deskhand.operators.desktop.x11.Monitor;
import dev.deskhand.operators.desktop.x11.Monitors;
import dev.deskhand.operators.desktop.x11.X11Exception;
import java.util.List;
import java.util.Optional;

/// The displays of one X11 desktop in the core's words.
final class Displays {
    private final Monitors monitors;

    Displays(Monitors monitors) {
        this.monitors = monitors;
    }

    /// As they are now, in the server's order.
    List<Display> list() throws X11Exception {
        double scale = monitors.scale();
        return monitors.list().stream().map(monitor -> display(monitor, scale)).toList();
    }

    Optional<Display> named(String name) throws X11Exception {
        return list().stream().filter(display -> display.name().equals(name)).findFirst();
    }

    private static Display display(Monitor monitor, double scale) {
        Area area = monitor.area();
        ScreenRect bounds = new ScreenRect(area.x(), area.y(), new Size(area.width(), area.height()));
        return new Display(monitor.name(), bounds, scale, monitor.primary());
    }
}
