package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;
import dev.deskhand.operators.desktop.x11.RawInput.Kind;
import dev.deskhand.operators.desktop.x11.X11Exception.Reason;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/// Raw events of XInput 2.2: selecting them, and reading them off a connection.
///
/// From version 2.1 on they come while another client has grabbed keyboard or pointer, and they name the device
/// that was touched. Layouts as in XInput2.h (`XIEventMask`, `XIRawEvent`) and Xlib.h (`XGenericEventCookie`).
/// Used by one thread.
final class RawEvents {
    private static final String EXTENSION = "XInputExtension";
    private static final int ALL_DEVICES = 0;
    private static final int ALL_MASTERS = 1;
    private static final int HIERARCHY_CHANGED = 11;
    private static final int RAW_KEY_PRESS = 13;
    private static final int RAW_KEY_RELEASE = 14;
    private static final int RAW_BUTTON_PRESS = 15;
    private static final int RAW_BUTTON_RELEASE = 16;
    private static final int RAW_MOTION = 17;
    private static final int RAW_TOUCH_BEGIN = 22;
    private static final int RAW_TOUCH_END = 24;

    private static final int EVENT_SIZE = 192;
    private static final int GENERIC_EVENT = 35;
    private static final long NEW_KEYBOARD_AND_MAP = 1 | 2;
    private static final int COOKIE_EXTENSION = 32;
    private static final int COOKIE_TYPE = 36;
    private static final int COOKIE_DATA = 48;
    private static final int RAW_TIME = 40;
    private static final int RAW_SOURCE = 52;
    private static final int RAW_DETAIL = 56;

    private final XLibraries libraries;
    private final XConnection connection;
    private final Memory event = new Memory(EVENT_SIZE);
    private final Set<Integer> injecting = new HashSet<>();
    private int extension;

    RawEvents(XLibraries libraries, XConnection connection) {
        this.libraries = libraries;
        this.connection = connection;
    }

    /// Begins to hear.
    ///
    /// @throws X11Exception NO_XINPUT, when the server's XInput is older than 2.2
    void select() throws X11Exception {
        connection.carryOut(display -> {
            IntByReference opcode = new IntByReference();
            IntByReference ignored = new IntByReference();
            IntByReference major = new IntByReference(2);
            IntByReference minor = new IntByReference(2);
            boolean there = libraries.x11().XQueryExtension(display, EXTENSION, opcode, ignored, ignored) != 0
                    && libraries.xi().XIQueryVersion(display, major, minor) == 0
                    && (major.getValue() > 2 || minor.getValue() >= 2);
            if (!there) {
                throw new X11Exception(Reason.NO_XINPUT, "XInput older than 2.2");
            }
            extension = opcode.getValue();
            // A layout that is replaced as a whole is told to those only who ask.
            libraries
                    .x11()
                    .XkbSelectEvents(display, KeyboardState.CORE_KEYBOARD, NEW_KEYBOARD_AND_MAP, NEW_KEYBOARD_AND_MAP);
            select(display, ALL_DEVICES, 1 << HIERARCHY_CHANGED);
            select(display, ALL_MASTERS, rawMask());
        });
        noteDevices();
    }

    /// Reads everything that has arrived and tells the watcher. Does not wait.
    void drain(RawWatcher watcher) throws X11Exception {
        while (next(watcher)) {
            // The watcher is told outside the connection's lock.
        }
    }

    private boolean next(RawWatcher watcher) throws X11Exception {
        Optional<Arrival> arrival = connection.ask(this::read);
        if (arrival.isEmpty()) {
            return false;
        }
        switch (arrival.get()) {
            case Arrival.Input(RawInput input) -> watcher.saw(input);
            case Arrival.Layout _ -> watcher.layoutChanged();
            case Arrival.Hierarchy _ -> noteDevices();
            case Arrival.Other _ -> {}
        }
        return true;
    }

    private Optional<Arrival> read(Pointer display) {
        if (libraries.x11().XPending(display) <= 0) {
            return Optional.empty();
        }
        libraries.x11().XNextEvent(display, event);
        if (event.getInt(0) != GENERIC_EVENT) {
            // Core's MappingNotify, which nobody can decline, and XKB's: nothing else was asked for.
            return Optional.of(new Arrival.Layout());
        }
        boolean ours = event.getInt(COOKIE_EXTENSION) == extension;
        if (!ours || libraries.x11().XGetEventData(display, event) == 0) {
            return Optional.of(new Arrival.Other());
        }
        try {
            return Optional.of(arrival(event.getInt(COOKIE_TYPE), event.getPointer(COOKIE_DATA)));
        } finally {
            libraries.x11().XFreeEventData(display, event);
        }
    }

    private Arrival arrival(int type, Pointer data) {
        return switch (type) {
            case HIERARCHY_CHANGED -> new Arrival.Hierarchy();
            case RAW_KEY_PRESS -> input(Kind.KEY_DOWN, data);
            case RAW_KEY_RELEASE -> input(Kind.KEY_UP, data);
            case RAW_BUTTON_PRESS -> input(Kind.BUTTON_DOWN, data);
            case RAW_BUTTON_RELEASE -> input(Kind.BUTTON_UP, data);
            case RAW_MOTION -> input(Kind.MOTION, data);
            default -> type >= RAW_TOUCH_BEGIN && type <= RAW_TOUCH_END ? input(Kind.TOUCH, data) : new Arrival.Other();
        };
    }

    private Arrival input(Kind kind, Pointer data) {
        int source = data.getInt(RAW_SOURCE);
        return new Arrival.Input(new RawInput(
                kind, data.getInt(RAW_DETAIL), source, injecting.contains(source), data.getLong(RAW_TIME)));
    }

    private void noteDevices() throws X11Exception {
        Set<Integer> fresh = new HashSet<>();
        for (Device device : new Devices(libraries, connection).list()) {
            if (device.injects()) {
                fresh.add(device.id());
            }
        }
        injecting.clear();
        injecting.addAll(fresh);
    }

    private static int rawMask() {
        int mask = 0;
        for (int type = RAW_KEY_PRESS; type <= RAW_MOTION; type++) {
            mask |= 1 << type;
        }
        for (int type = RAW_TOUCH_BEGIN; type <= RAW_TOUCH_END; type++) {
            mask |= 1 << type;
        }
        return mask;
    }

    private void select(Pointer display, int device, int mask) {
        try (Memory bits = new Memory(Integer.BYTES);
                Memory entry = new Memory(2 * Long.BYTES)) {
            bits.setInt(0, mask);
            entry.setInt(0, device);
            entry.setInt(Integer.BYTES, Integer.BYTES);
            entry.setPointer(Long.BYTES, bits);
            libraries.xi().XISelectEvents(display, libraries.x11().XDefaultRootWindow(display), entry, 1);
        }
    }

    /// What came over the connection.
    private sealed interface Arrival {
        record Input(RawInput input) implements Arrival {}

        record Layout() implements Arrival {}

        record Hierarchy() implements Arrival {}

        record Other() implements Arrival {}
    }
}
