package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.LongByReference;
import com.sun.jna.ptr.PointerByReference;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Lends symbols to keycodes that have none (ADR-0012), so that what no key of the person's layout gives can be
/// typed.
///
/// The keycodes on loan are written to a property of the root window first, so that a later start clears what a
/// program that was killed could not; otherwise the few spare keycodes of a keyboard would run out. Safe from any
/// thread: what is on loan changes only under the connection's lock.
final class SpareKeys {
    private static final String PROPERTY = "_DESKHAND_LENT_KEYCODES";
    private static final int FORMAT_32 = 32;
    private static final int REPLACE = 0;
    private static final int MOST = 256;

    private final XLibraries libraries;
    private final XConnection connection;
    private final Set<Integer> lent = new TreeSet<>();

    SpareKeys(XLibraries libraries, XConnection connection) {
        this.libraries = libraries;
        this.connection = connection;
    }

    /// Gives each keycode its keysym, for all layouts.
    void lend(Map<Integer, Long> symbols) throws X11Exception {
        connection.carryOut(display -> {
            lent.addAll(symbols.keySet());
            note(display);
            new KeymapChange(libraries, display).give(symbols);
        });
    }

    /// Takes these symbols back.
    void clear(Collection<Integer> keycodes) throws X11Exception {
        connection.carryOut(display -> {
            new KeymapChange(libraries, display).take(keycodes);
            lent.removeAll(Set.copyOf(keycodes));
            note(display);
        });
    }

    /// Takes back all symbols but those of keycodes that are still needed.
    ///
    /// @return whether there was one to take back
    boolean clearExcept(Set<Integer> needed) throws X11Exception {
        List<Integer> idle = connection.ask(
                _ -> lent.stream().filter(keycode -> !needed.contains(keycode)).toList());
        if (!idle.isEmpty()) {
            clear(idle);
        }
        return !idle.isEmpty();
    }

    /// Clears what a program that was killed had on loan.
    void reclaim() throws X11Exception {
        List<Integer> left = connection.ask(this::noted);
        if (!left.isEmpty()) {
            clear(left);
        }
    }

    private long property(Pointer display) {
        return new Atoms(libraries, display).of(PROPERTY);
    }

    private void note(Pointer display) {
        long root = libraries.x11().XDefaultRootWindow(display);
        if (lent.isEmpty()) {
            libraries.x11().XDeleteProperty(display, root, property(display));
            return;
        }
        // Xlib takes items of format 32 as C longs.
        try (Memory data = new Memory((long) lent.size() * Long.BYTES)) {
            int at = 0;
            for (int keycode : lent) {
                data.setLong((long) at++ * Long.BYTES, keycode);
            }
            libraries
                    .x11()
                    .XChangeProperty(
                            display, root, property(display), Atoms.CARDINAL, FORMAT_32, REPLACE, data, lent.size());
        }
    }

    private List<Integer> noted(Pointer display) {
        PointerByReference data = new PointerByReference();
        LongByReference items = new LongByReference();
        LongByReference unused = new LongByReference();
        libraries
                .x11()
                .XGetWindowProperty(
                        display,
                        libraries.x11().XDefaultRootWindow(display),
                        property(display),
                        0,
                        MOST,
                        0,
                        Atoms.CARDINAL,
                        unused,
                        new IntByReference(),
                        items,
                        unused,
                        data);
        @Nullable Pointer values = data.getValue();
        if (values == null) {
            return List.of();
        }
        List<Integer> keycodes = new ArrayList<>();
        for (int i = 0; i < items.getValue(); i++) {
            keycodes.add((int) values.getLong((long) i * Long.BYTES));
        }
        libraries.x11().XFree(values);
        // Anybody may write the property: only keycodes are believed.
        return keycodes.stream()
                .filter(keycode -> keycode >= 8 && keycode < MOST)
                .toList();
    }
}
