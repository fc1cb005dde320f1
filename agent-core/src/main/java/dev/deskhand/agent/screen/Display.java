package dev.deskhand.agent.screen;

/// One display as the system reports it.
///
/// @param name what the system calls it, such as `HDMI-1`
/// @param bounds its physical pixels in global coordinates
/// @param scale how many physical pixels make one logical one, for telling people; the mapping never uses it
/// @param primary whether the system calls it the primary one
public record Display(String name, ScreenRect bounds, double scale, boolean primary) {
    public Display {
        if (!(scale > 0) || !Double.isFinite(scale)) {
            throw new IllegalArgumentException("display scale out of range: " + scale);
        }
    }
}
