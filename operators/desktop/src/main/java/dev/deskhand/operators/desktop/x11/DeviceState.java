package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Pointer;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/// What is down on one single device: its keycodes and its buttons. Layouts as in XInput.h (`XDeviceState`).
record DeviceState(BitSet keys, BitSet buttons) {
    private static final int CLASSES = 8;
    private static final int DATA = 16;
    private static final int KEY_CLASS = 0;
    private static final int BUTTON_CLASS = 1;
    private static final int BITS = 4;
    private static final int BIT_BYTES = 32;

    /// To be called inside a request on the display's connection.
    static DeviceState read(XLibraries libraries, Pointer display, Device device) {
        DeviceState state = new DeviceState(new BitSet(), new BitSet());
        @Nullable Pointer handle = libraries.xi().XOpenDevice(display, device.id());
        if (handle == null) {
            return state;
        }
        @Nullable Pointer answer = libraries.xi().XQueryDeviceState(display, handle);
        if (answer != null) {
            state.fill(answer);
            libraries.xi().XFreeDeviceState(answer);
        }
        libraries.xi().XCloseDevice(display, handle);
        return state;
    }

    private void fill(Pointer answer) {
        Pointer entry = answer.getPointer(DATA);
        for (int i = 0; i < answer.getInt(CLASSES); i++) {
            BitSet down = BitSet.valueOf(entry.getByteArray(BITS, BIT_BYTES));
            switch (entry.getByte(0)) {
                case KEY_CLASS -> keys.or(down);
                case BUTTON_CLASS -> buttons.or(down);
                default -> {}
            }
            entry = entry.share(Byte.toUnsignedInt(entry.getByte(1)));
        }
    }
}
