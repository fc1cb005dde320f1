package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.LongByReference;
import com.sun.jna.ptr.PointerByReference;
import dev.deskhand.operators.desktop.x11.Device.Kind;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Lists the input devices. Layout of `XIDeviceInfo` as in XInput2.h on a 64-bit system.
final class Devices {
    private static final int ALL_DEVICES = 0;
    private static final int NAME = 8;
    private static final int USE = 16;
    private static final int SIZE = 40;
    private static final int SLAVE_POINTER = 3;
    private static final int SLAVE_KEYBOARD = 4;
    private static final int FLOATING_SLAVE = 5;

    private final XLibraries libraries;
    private final XConnection connection;

    Devices(XLibraries libraries, XConnection connection) {
        this.libraries = libraries;
        this.connection = connection;
    }

    List<Device> list() throws X11Exception {
        return connection.ask(display -> {
            IntByReference count = new IntByReference();
            @Nullable Pointer first = libraries.xi().XIQueryDevice(display, ALL_DEVICES, count);
            if (first == null) {
                return List.<Device>of();
            }
            try {
                List<Device> devices = new ArrayList<>();
                for (int i = 0; i < count.getValue(); i++) {
                    devices.add(device(display, first.share((long) i * SIZE, SIZE)));
                }
                return List.copyOf(devices);
            } finally {
                libraries.xi().XIFreeDeviceInfo(first);
            }
        });
    }

    private Device device(Pointer display, Pointer info) {
        String name = info.getPointer(NAME).getString(0, StandardCharsets.UTF_8.name());
        int id = info.getInt(0);
        Kind kind = switch (info.getInt(USE)) {
            case SLAVE_POINTER -> Kind.POINTER;
            case SLAVE_KEYBOARD -> Kind.KEYBOARD;
            case FLOATING_SLAVE -> Kind.FLOATING;
            default -> Kind.MASTER;
        };
        return new Device(id, name, kind, kind != Kind.MASTER && injects(display, id));
    }

    /// The server marks its own XTEST devices with a property, whatever they are called.
    private boolean injects(Pointer display, int device) {
        long property = new Atoms(libraries, display).of("XTEST Device");
        PointerByReference data = new PointerByReference();
        LongByReference items = new LongByReference();
        LongByReference unused = new LongByReference();
        int status = libraries
                .xi()
                .XIGetProperty(
                        display,
                        device,
                        property,
                        0,
                        1,
                        0,
                        Atoms.INTEGER,
                        unused,
                        new IntByReference(),
                        items,
                        unused,
                        data);
        @Nullable Pointer value = data.getValue();
        if (status != 0 || value == null) {
            return false;
        }
        try {
            return items.getValue() > 0 && value.getByte(0) != 0;
        } finally {
            libraries.x11().XFree(value);
        }
    }
}
