package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Pointer;

/// One way to read an area of the root window. Used and released inside requests on the connection that made it.
sealed interface ScreenSource permits SharedScreen, SocketScreen {

    Area area();

    /// Copies the area's pixels, row by row, as 0xRRGGBB.
    ///
    /// @param into at least as many elements as the area has pixels
    /// @throws X11Exception REFUSED, when the area no longer lies on the root window
    void read(Pointer display, int[] into) throws X11Exception;

    void release(Pointer display);
}
