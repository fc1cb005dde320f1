package dev.deskhand.agent.screen;

import java.util.Optional;

/// The one way from a place on a frame to a pixel: `pixel = round(fraction x size)`, clamped to the last pixel. A
/// frame's size is physical, so this is the formula `round(fraction x logical size x scale)` with the scale already in
/// the size.
public final class FrameMapping {
    /// How far outside the frame a model may point and still be understood as meaning its edge.
    public static final double TOLERANCE = 0.01;

    private FrameMapping() {}

    /// The pixel of a frame of that size, or nothing where the place lies more than one per cent outside it.
    public static Optional<FramePixel> pixel(Fraction place, Size frame) {
        if (isOutside(place.x()) || isOutside(place.y())) {
            return Optional.empty();
        }
        return Optional.of(new FramePixel(onAxis(place.x(), frame.width()), onAxis(place.y(), frame.height())));
    }

    /// The same pixel in the global coordinates of all displays.
    public static ScreenPixel onScreen(FramePixel pixel, ScreenRect frameBounds) {
        return new ScreenPixel(frameBounds.x() + pixel.x(), frameBounds.y() + pixel.y());
    }

    private static boolean isOutside(double fraction) {
        return fraction < -TOLERANCE || fraction > 1 + TOLERANCE;
    }

    private static int onAxis(double fraction, int length) {
        long pixel = Math.round(fraction * length);
        return Math.clamp(pixel, 0, length - 1);
    }
}
