package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Pointer;
import dev.deskhand.operators.desktop.x11.X11Exception.Reason;
import org.jspecify.annotations.Nullable;

/// The screen through the connection's socket: about twice as slow, works wherever a server is reached.
record SocketScreen(XLibraries libraries, Area area) implements ScreenSource {

    @Override
    public void read(Pointer display, int[] into) throws X11Exception {
        LibX11 x11 = libraries.x11();
        long root = x11.XDefaultRootWindow(display);
        @Nullable
        Pointer image = x11.XGetImage(
                display, root, area.x(), area.y(), area.width(), area.height(), XImages.ALL_PLANES, XImages.Z_PIXMAP);
        if (image == null) {
            throw new X11Exception(Reason.REFUSED, "the server gave no image");
        }
        try {
            XImages.requireTrueColour(image);
            XImages.copy(image, image.getPointer(XImages.DATA), area.width(), area.height(), into);
        } finally {
            x11.XDestroyImage(image);
        }
    }

    @Override
    public void release(Pointer display) {
        // Nothing outlives a read.
    }
}
