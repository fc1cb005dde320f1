package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Library;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.LongByReference;
import com.sun.jna.ptr.PointerByReference;
import org.jspecify.annotations.Nullable;

/// The X Input extension (libXi): version 2 for raw events and the device list, version 1 for the state of a
/// single device.
@SuppressWarnings("ParameterNumber") // the C functions' own
interface LibXi extends Library {

    int XIQueryVersion(Pointer display, IntByReference major, IntByReference minor);

    int XISelectEvents(Pointer display, long window, Pointer masks, int count);

    @Nullable
    Pointer XIQueryDevice(Pointer display, int device, IntByReference count);

    void XIFreeDeviceInfo(Pointer devices);

    int XIGetProperty(
            Pointer display,
            int device,
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

    @Nullable
    Pointer XOpenDevice(Pointer display, long device);

    int XCloseDevice(Pointer display, Pointer device);

    @Nullable
    Pointer XQueryDeviceState(Pointer display, Pointer device);

    void XFreeDeviceState(Pointer state);
}
