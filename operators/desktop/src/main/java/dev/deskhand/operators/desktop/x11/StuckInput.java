package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Pointer;
import java.util.List;

/// Keys and buttons that a program which died left down. The server keeps them down for everybody: with a stuck
/// Ctrl every letter the person types is a shortcut. Only what is down on XTEST devices is released, never what a
/// person holds.
final class StuckInput {
    private final XLibraries libraries;
    private final XConnection connection;

    StuckInput(XLibraries libraries, XConnection connection) {
        this.libraries = libraries;
        this.connection = connection;
    }

    void release() throws X11Exception {
        List<Device> injecting = new Devices(libraries, connection)
                .list().stream().filter(Device::injects).toList();
        for (Device device : injecting) {
            release(device);
        }
    }

    private void release(Device device) throws X11Exception {
        try {
            connection.carryOut(display -> release(display, device));
        } catch (X11Exception unable) {
            if (unable.reason() != X11Exception.Reason.REFUSED) {
                throw unable;
            }
            // It was removed meanwhile, and nothing is down on it.
        }
    }

    private void release(Pointer display, Device device) {
        DeviceState state = DeviceState.read(libraries, display, device);
        state.keys().stream().forEach(keycode -> libraries.tst().XTestFakeKeyEvent(display, keycode, 0, 0));
        state.buttons().stream().forEach(button -> libraries.tst().XTestFakeButtonEvent(display, button, 0, 0));
    }
}
