package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Library;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;

/// The XTEST extension (libXtst): input as if from a device. Delays are in milliseconds; this package always
/// passes 0.
interface LibXtst extends Library {

    int XTestQueryExtension(
            Pointer display, IntByReference event, IntByReference error, IntByReference major, IntByReference minor);

    int XTestFakeKeyEvent(Pointer display, int keycode, int press, long delay);

    int XTestFakeButtonEvent(Pointer display, int button, int press, long delay);

    int XTestFakeMotionEvent(Pointer display, int screen, int x, int y, long delay);

    /// Lets this connection be served while another client has grabbed the server (a menu of some toolkits, a
    /// screen locker).
    int XTestGrabControl(Pointer display, int impervious);
}
