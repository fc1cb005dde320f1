package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Pointer;
import dev.deskhand.operators.desktop.x11.X11Exception.Reason;

/// Reads Xlib's `XImage` (Xlib.h, 64-bit layout): a ZPixmap of 32 bits a pixel, which is what every true-colour
/// server sends.
final class XImages {
    static final int Z_PIXMAP = 2;
    static final long ALL_PLANES = -1L;
    static final int DATA = 16;

    private static final int BYTE_ORDER = 24;
    private static final int BYTES_PER_LINE = 44;
    private static final int BITS_PER_PIXEL = 48;
    private static final int RED = 56;
    private static final int GREEN = 64;
    private static final int BLUE = 72;
    private static final int COLOUR = 0xFFFFFF;

    private XImages() {}

    static int bytesPerLine(Pointer image) {
        return image.getInt(BYTES_PER_LINE);
    }

    static void requireTrueColour(Pointer image) throws X11Exception {
        boolean plain = image.getInt(BITS_PER_PIXEL) == 32
                && image.getInt(BYTE_ORDER) == 0
                && image.getLong(RED) == 0xFF0000
                && image.getLong(GREEN) == 0x00FF00
                && image.getLong(BLUE) == 0x0000FF;
        if (!plain) {
            throw new X11Exception(
                    Reason.NO_TRUE_COLOUR,
                    "pixels of %d bits, red mask %x".formatted(image.getInt(BITS_PER_PIXEL), image.getLong(RED)));
        }
    }

    /// Copies the image's pixels as 0xRRGGBB; the fourth byte means nothing and is cleared.
    static void copy(Pointer image, Pointer data, int width, int height, int[] into) {
        int lineBytes = bytesPerLine(image);
        if (lineBytes == width * Integer.BYTES) {
            data.read(0, into, 0, width * height);
        } else {
            for (int row = 0; row < height; row++) {
                data.read((long) row * lineBytes, into, row * width, width);
            }
        }
        // Most servers clear it themselves, and looking is cheaper than writing.
        int any = 0;
        for (int i = 0; i < width * height; i++) {
            any |= into[i];
        }
        if ((any & ~COLOUR) != 0) {
            clearFourthByte(into, width * height);
        }
    }

    private static void clearFourthByte(int[] pixels, int count) {
        for (int i = 0; i < count; i++) {
            pixels[i] &= COLOUR;
        }
    }
}
