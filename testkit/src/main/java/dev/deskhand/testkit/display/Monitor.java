package dev.deskhand.testkit.display;

import dev.deskhand.agent.screen.ScreenRect;

/// A part of the screen that programs see as a monitor of its own.
public record Monitor(String name, ScreenRect bounds) {
    /// As `xrandr --setmonitor` wants it: pixels, a slash, millimetres (at 96 dpi), the origin.
    String geometry() {
        int width = bounds.size().width();
        int height = bounds.size().height();
        return "%d/%dx%d/%d+%d+%d"
                .formatted(width, millimetres(width), height, millimetres(height), bounds.x(), bounds.y());
    }

    private static int millimetres(int pixels) {
        return Math.round(pixels * 25.4f / 96);
    }
}
