package dev.deskhand.icons;

import java.net.URL;
import java.util.Objects;

/// The application's icon as PNGs of the sizes that windows, task bars and installers ask for. All are drawn from
/// `src/main/svg/deskhand.svg`, and read on light and on dark alike.
public enum AppIcon {
    PIXELS_16(16),
    PIXELS_24(24),
    PIXELS_32(32),
    PIXELS_48(48),
    PIXELS_64(64),
    PIXELS_128(128),
    PIXELS_256(256),
    PIXELS_512(512);

    private final int side;

    AppIcon(int side) {
        this.side = side;
    }

    /// Its width and height in pixels.
    public int side() {
        return side;
    }

    /// Where the PNG lies.
    public URL url() {
        return Objects.requireNonNull(AppIcon.class.getResource(fileName()), fileName());
    }

    private String fileName() {
        return "deskhand-" + side + ".png";
    }
}
