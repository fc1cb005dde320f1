package dev.deskhand.operators.desktop.x11;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// One X11 desktop, seen and worked. Owns every connection to its server: one for pixels, one for input, one for
/// letting go.
///
/// Eyes may be used by any thread, mouse and keyboard by one at a time, [#letGo] by any thread at any time. When
/// the server is gone every call throws LOST; the desktop is then closed and, if wanted, opened anew.
public final class X11Desktop implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMillis(150);

    private final XConnection pixels;
    private final XConnection input;
    private final XConnection releases;
    private final Hands hands;
    private final CapsLock capsLock;
    private final SpareKeys spares;
    private final StuckInput stuck;
    private final Monitors monitors;
    private final Eyes eyes;
    private final Mouse mouse;
    private final Keyboard keyboard;
    private final ReleaseThread release = new ReleaseThread();

    private X11Desktop(XLibraries libraries, XConnection pixels, XConnection input, XConnection releases) {
        this.pixels = pixels;
        this.input = input;
        this.releases = releases;
        this.hands = new Hands(libraries, input, releases);
        this.capsLock = new CapsLock(libraries, hands, input, releases);
        this.spares = new SpareKeys(libraries, input);
        this.stuck = new StuckInput(libraries, input);
        this.monitors = new Monitors(libraries, pixels);
        this.eyes = new Eyes(libraries, pixels);
        this.mouse = new Mouse(libraries, input, hands);
        this.keyboard = new Keyboard(hands, new LayoutReader(libraries, input), spares, capsLock);
    }

    /// Connects. Changes nothing of what others see: whoever only looks must not disturb whoever works.
    ///
    /// @param displayName as in the DISPLAY variable; empty means that variable's value
    /// @throws X11Exception NO_LIBRARY, NO_DISPLAY, NO_XTEST, GUEST, SILENT
    public static X11Desktop open(Optional<String> displayName) throws X11Exception {
        XLibraries libraries = XLibraries.load();
        X11Desktop desktop = connect(libraries, displayName);
        try {
            new Requirements(libraries, desktop.input).requireAll();
            desktop.ignoreServerGrabs(libraries);
            desktop.releases.neverGiveUp();
            return desktop;
        } catch (X11Exception unable) {
            desktop.close();
            throw unable;
        }
    }

    /// Clears what an earlier program that died left behind: keys held down, symbols on loan. Only for
    /// whoever has this screen to itself: what another program holds at that moment is released just so.
    ///
    /// @throws X11Exception LOST, SILENT
    public void letGoOfLeftovers() throws X11Exception {
        stuck.release();
        spares.reclaim();
    }

    /// Sets the process's X error handlers again. To be called after a toolkit has started: it sets its own, and
    /// a window that goes away at the wrong moment, or a lost server, would then end the JVM.
    ///
    /// @param lost told that the server under the toolkit is gone, by the thread that noticed, which does not go on
    ///     after that; must return quickly
    /// @throws X11Exception NO_LIBRARY, SILENT
    public static void guard(Runnable lost) throws X11Exception {
        XLibraries libraries = XLibraries.load();
        Greeting.await(
                () -> {
                    XErrors.guard(libraries.x11(), lost);
                    return true;
                },
                _ -> {});
    }

    private static X11Desktop connect(XLibraries libraries, Optional<String> displayName) throws X11Exception {
        XConnection pixels = XConnection.open(libraries, displayName);
        try {
            XConnection input = XConnection.open(libraries, displayName);
            try {
                return new X11Desktop(libraries, pixels, input, XConnection.open(libraries, displayName));
            } catch (X11Exception unable) {
                input.close();
                throw unable;
            }
        } catch (X11Exception unable) {
            pixels.close();
            throw unable;
        }
    }

    /// Has us served while another client has grabbed the server, as some menus and lockers do.
    private void ignoreServerGrabs(XLibraries libraries) throws X11Exception {
        for (XConnection connection : List.of(pixels, input, releases)) {
            connection.carryOut(display -> libraries.tst().XTestGrabControl(display, 1));
        }
    }

    public Monitors monitors() {
        return monitors;
    }

    public Eyes eyes() {
        return eyes;
    }

    public Mouse mouse() {
        return mouse;
    }

    public Keyboard keyboard() {
        return keyboard;
    }

    /// The keycodes we hold.
    Set<Integer> heldKeys() {
        return hands.heldKeys();
    }

    /// Releases every key and button we hold, and sets Caps Lock again if it was lifted. Any thread, any time;
    /// waits at most 150 ms for the server. Never throws: where nothing can be released, nothing is held any more
    /// or nobody can help.
    public void letGo() {
        release.attempt(PATIENCE, () -> {
            hands.letGo();
            capsLock.letGo();
        });
    }

    /// Lets go, takes lent symbols back and disconnects. Idempotent; returns within 300 ms even where the server
    /// hangs.
    @Override
    public void close() {
        letGo();
        release.attempt(PATIENCE, this::disconnect);
        release.end();
    }

    private void disconnect() throws X11Exception {
        try {
            spares.clearExcept(Set.of());
        } finally {
            hands.close();
            eyes.close();
        }
    }
}
