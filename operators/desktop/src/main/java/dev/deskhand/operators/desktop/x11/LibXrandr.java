package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Library;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;
import org.jspecify.annotations.Nullable;

/// The RandR extension (libXrandr); monitors exist since version 1.5.
interface LibXrandr extends Library {

    int XRRQueryExtension(Pointer display, IntByReference event, IntByReference error);

    int XRRQueryVersion(Pointer display, IntByReference major, IntByReference minor);

    @Nullable
    Pointer XRRGetMonitors(Pointer display, long window, int activeOnly, IntByReference count);

    void XRRFreeMonitors(Pointer monitors);
}
