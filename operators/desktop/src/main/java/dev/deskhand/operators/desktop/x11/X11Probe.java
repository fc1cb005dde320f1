package dev.deskhand.operators.desktop.x11;

import dev.deskhand.agent.failure.Part;
import java.util.List;
import java.util.Optional;

/// A connection that only asks: nothing is injected, released or changed. Any thread.
public final class X11Probe implements AutoCloseable {
    private final XConnection connection;
    private final Monitors monitors;
    private final Requirements requirements;
    private final Eyes eyes;

    private X11Probe(XLibraries libraries, XConnection connection) {
        this.connection = connection;
        this.monitors = new Monitors(libraries, connection);
        this.requirements = new Requirements(libraries, connection);
        this.eyes = new Eyes(libraries, connection);
    }

    /// Connects.
    ///
    /// @param displayName as in the DISPLAY variable; empty means that variable's value
    /// @throws X11Exception NO_LIBRARY, NO_DISPLAY, SILENT
    public static X11Probe open(Optional<String> displayName) throws X11Exception {
        XLibraries libraries = XLibraries.load();
        return new X11Probe(libraries, XConnection.open(libraries, displayName));
    }

    public Monitors monitors() {
        return monitors;
    }

    /// The parts that are not there.
    ///
    /// @throws X11Exception LOST, SILENT; also NO_TRUE_COLOUR, found by reading one pixel
    public List<Part> missing() throws X11Exception {
        List<Part> missing = requirements.missing();
        eyes.read(new Area(0, 0, 1, 1), new int[1]);
        return missing;
    }

    @Override
    public void close() {
        eyes.close();
        connection.close();
    }
}
