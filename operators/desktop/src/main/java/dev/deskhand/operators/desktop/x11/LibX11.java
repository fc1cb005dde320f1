package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Callback;
import com.sun.jna.Library;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.LongByReference;
import com.sun.jna.ptr.PointerByReference;
import org.jspecify.annotations.Nullable;

/// Xlib, as far as this package calls it; names and meaning as in Xlib's own manual.
///
/// An XID, KeySym, Atom or Time is C's `unsigned long`, mapped to `long`: [XLibraries] refuses systems where that
/// is not 64 bits. Every function that waits for an answer may call [ErrorHandler] or [LostHandler] on the
/// calling thread before it returns.
@SuppressWarnings("ParameterNumber") // the C functions' own
interface LibX11 extends Library {

    int XInitThreads();

    @Nullable
    Pointer XOpenDisplay(@Nullable String name);

    int XCloseDisplay(Pointer display);

    void XUnlockDisplay(Pointer display);

    int XConnectionNumber(Pointer display);

    int XDefaultScreen(Pointer display);

    long XDefaultRootWindow(Pointer display);

    Pointer XDefaultVisual(Pointer display, int screen);

    int XDefaultDepth(Pointer display, int screen);

    int XSync(Pointer display, int discard);

    int XFlush(Pointer display);

    int XPending(Pointer display);

    int XNextEvent(Pointer display, Pointer event);

    int XGetEventData(Pointer display, Pointer cookie);

    void XFreeEventData(Pointer display, Pointer cookie);

    int XFree(Pointer data);

    @Nullable
    Pointer XSetErrorHandler(@Nullable ErrorHandler handler);

    @Nullable
    Pointer XSetIOErrorHandler(@Nullable LostHandler handler);

    /// Since libX11 1.7; calling it on an older one raises [UnsatisfiedLinkError].
    void XSetIOErrorExitHandler(Pointer display, ExitHandler handler, @Nullable Pointer data);

    int XQueryExtension(Pointer display, String name, IntByReference major, IntByReference event, IntByReference error);

    int XGetGeometry(
            Pointer display,
            long drawable,
            LongByReference root,
            IntByReference x,
            IntByReference y,
            IntByReference width,
            IntByReference height,
            IntByReference border,
            IntByReference depth);

    @Nullable
    Pointer XGetImage(Pointer display, long drawable, int x, int y, int width, int height, long planes, int format);

    int XDestroyImage(Pointer image);

    long XInternAtom(Pointer display, String name, int onlyIfExists);

    @Nullable
    Pointer XGetAtomName(Pointer display, long atom);

    int XChangeProperty(
            Pointer display, long window, long property, long type, int format, int mode, Pointer data, int elements);

    int XDeleteProperty(Pointer display, long window, long property);

    int XGetWindowProperty(
            Pointer display,
            long window,
            long property,
            long offset,
            long length,
            int delete,
            long requestedType,
            LongByReference type,
            IntByReference format,
            LongByReference items,
            LongByReference bytesAfter,
            PointerByReference data);

    int XQueryPointer(
            Pointer display,
            long window,
            LongByReference root,
            LongByReference child,
            IntByReference rootX,
            IntByReference rootY,
            IntByReference windowX,
            IntByReference windowY,
            IntByReference mask);

    @Nullable
    Pointer XResourceManagerString(Pointer display);

    int XQueryKeymap(Pointer display, byte[] keys);

    int XGetPointerMapping(Pointer display, byte[] map, int size);

    @Nullable
    Pointer XkbGetMap(Pointer display, int which, int device);

    int XkbChangeTypesOfKey(
            Pointer description, int keycode, int groups, int mask, Pointer types, @Nullable Pointer changes);

    int XkbChangeMap(Pointer display, Pointer description, Pointer changes);

    void XkbFreeKeyboard(Pointer description, int which, int freeDescription);

    int XkbGetState(Pointer display, int device, Pointer state);

    int XkbSelectEvents(Pointer display, int device, long affect, long values);

    int XkbLockModifiers(Pointer display, int device, int affect, int values);

    /// Called for an error the server answered with; Xlib ignores what it returns.
    interface ErrorHandler extends Callback {
        int invoke(Pointer display, Pointer event);
    }

    /// Called when the connection is gone. Xlib then calls the display's [ExitHandler].
    interface LostHandler extends Callback {
        int invoke(Pointer display);
    }

    /// Called instead of `exit(1)` after a connection was lost.
    interface ExitHandler extends Callback {
        void invoke(Pointer display, @Nullable Pointer data);
    }
}
