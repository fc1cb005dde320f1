package dev.deskhand.app.window;

import dev.deskhand.app.profile.ProfileEntry;
import org.jspecify.annotations.Nullable;

/// How the person left the window.
///
/// @param bounds where it was when it was not maximized; null where that is not known
/// @param divider how much of the width the left half has, 0 to 1
/// @param instruction what was typed and not sent
/// @param draft a profile that was typed and not kept, without its key; null where there is none
public record Remembered(
        @Nullable Bounds bounds,
        Extent extent,
        double divider,
        String instruction,
        @Nullable ProfileEntry draft) {
    static final Remembered NOTHING = new Remembered(null, Extent.NORMAL, 0.56, "", null);

    /// Whether it filled the screen.
    public enum Extent {
        NORMAL,
        MAXIMIZED
    }

    /// In logical pixels.
    public record Bounds(double x, double y, double width, double height) {}
}
