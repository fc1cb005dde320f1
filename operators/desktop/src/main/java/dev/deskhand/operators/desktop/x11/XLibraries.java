package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Native;
import com.sun.jna.Platform;
import dev.deskhand.operators.desktop.x11.X11Exception.Reason;
import java.util.Map;
import java.util.Objects;

/// The native libraries, loaded. Stateless and usable from any thread.
record XLibraries(LibX11 x11, LibXext ext, LibXtst tst, LibXrandr randr, LibXi xi, LibC c) {

    /// @throws X11Exception NO_LIBRARY, when one is missing or this is no 64-bit Unix
    static XLibraries load() throws X11Exception {
        if (!Platform.isX11() || Platform.isMac() || Native.LONG_SIZE != Long.BYTES) {
            throw new X11Exception(Reason.NO_LIBRARY, "not a 64-bit system with X11");
        }
        try {
            XLibraries libraries = new XLibraries(
                    library("X11", LibX11.class),
                    library("Xext", LibXext.class),
                    library("Xtst", LibXtst.class),
                    library("Xrandr", LibXrandr.class),
                    library("Xi", LibXi.class),
                    library("c", LibC.class));
            // Must come before any other Xlib call of the process; harmless when a toolkit was first.
            libraries.x11.XInitThreads();
            return libraries;
        } catch (LinkageError missing) {
            throw new X11Exception(
                    Reason.NO_LIBRARY, Objects.requireNonNullElse(missing.getMessage(), "unloadable"), missing);
        }
    }

    private static <L extends com.sun.jna.Library> L library(String name, Class<L> type) {
        // Text crosses as UTF-8 whatever the locale of the process is.
        return Native.load(name, type, Map.of(com.sun.jna.Library.OPTION_STRING_ENCODING, "UTF-8"));
    }
}
