package dev.deskhand.agent.screen;

/// A rectangle of physical pixels in the global coordinates of all displays.
public record ScreenRect(int x, int y, Size size) {
    public boolean contains(ScreenPixel pixel) {
        return pixel.x() >= x && pixel.y() >= y && pixel.x() < x + size.width() && pixel.y() < y + size.height();
    }
}
