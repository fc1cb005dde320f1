package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Pointer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// Names the server keeps as numbers. To be used inside a request on the connection that owns `display`.
record Atoms(XLibraries libraries, Pointer display) {
    static final long CARDINAL = 6;
    static final long INTEGER = 19;

    long of(String name) {
        return libraries.x11().XInternAtom(display, name, 0);
    }

    String name(long atom) {
        @Nullable Pointer text = libraries.x11().XGetAtomName(display, atom);
        if (text == null) {
            return "";
        }
        try {
            return text.getString(0, StandardCharsets.UTF_8.name());
        } finally {
            libraries.x11().XFree(text);
        }
    }
}
