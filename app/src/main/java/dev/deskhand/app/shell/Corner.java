package dev.deskhand.app.shell;

import javafx.geometry.Dimension2D;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.stage.PopupWindow.AnchorLocation;

/// The corners of a screen, in the order the bar tries them.
enum Corner {
    BOTTOM_RIGHT(AnchorLocation.WINDOW_BOTTOM_RIGHT),
    TOP_RIGHT(AnchorLocation.WINDOW_TOP_RIGHT),
    BOTTOM_LEFT(AnchorLocation.WINDOW_BOTTOM_LEFT),
    TOP_LEFT(AnchorLocation.WINDOW_TOP_LEFT);

    private static final double MARGIN = 16;

    private final AnchorLocation held;

    Corner(AnchorLocation held) {
        this.held = held;
    }

    /// Which of its own corners something in this corner is held by: it grows away from the edges of the screen.
    AnchorLocation held() {
        return held;
    }

    /// Where that corner of it is.
    Point2D anchor(Rectangle2D screen) {
        boolean right = this == BOTTOM_RIGHT || this == TOP_RIGHT;
        boolean bottom = this == BOTTOM_RIGHT || this == BOTTOM_LEFT;
        return new Point2D(
                right ? screen.getMaxX() - MARGIN : screen.getMinX() + MARGIN,
                bottom ? screen.getMaxY() - MARGIN : screen.getMinY() + MARGIN);
    }

    /// What something of that size covers in this corner, with some room around it.
    private Rectangle2D covers(Rectangle2D screen, Dimension2D size) {
        Point2D anchor = anchor(screen);
        boolean right = this == BOTTOM_RIGHT || this == TOP_RIGHT;
        boolean bottom = this == BOTTOM_RIGHT || this == BOTTOM_LEFT;
        return new Rectangle2D(
                (right ? anchor.getX() - size.getWidth() : anchor.getX()) - MARGIN,
                (bottom ? anchor.getY() - size.getHeight() : anchor.getY()) - MARGIN,
                size.getWidth() + 2 * MARGIN,
                size.getHeight() + 2 * MARGIN);
    }

    /// The first corner in which something of that size leaves the point free. On a screen so small that there is none
    /// the bar is in the way of everything, wherever it is.
    static Corner awayFrom(Point2D point, Rectangle2D screen, Dimension2D size) {
        for (Corner corner : values()) {
            if (!corner.covers(screen, size).contains(point)) {
                return corner;
            }
        }
        return BOTTOM_RIGHT;
    }
}
