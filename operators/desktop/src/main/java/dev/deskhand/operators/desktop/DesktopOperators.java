package dev.deskhand.operators.desktop;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.Part;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.operator.Readiness;
import dev.deskhand.agent.screen.Display;
import dev.deskhand.operators.desktop.x11.StopKey;
import dev.deskhand.operators.desktop.x11.X11Desktop;
import dev.deskhand.operators.desktop.x11.X11Exception;
import dev.deskhand.operators.desktop.x11.X11Probe;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// The way in: what can be said about this computer's displays, and operators of them. Stands for one X server.
/// Thread-safe; every method blocks for some milliseconds.
public final class DesktopOperators {
    private final Optional<String> server;
    private final InstantSource clock;

    private DesktopOperators(Optional<String> server, InstantSource clock) {
        this.server = server;
        this.clock = clock;
    }

    /// Those of the server this program was started under, as the DISPLAY variable names it.
    public static DesktopOperators ofThisSession() {
        return new DesktopOperators(Optional.empty(), InstantSource.system());
    }

    /// Those of a server by its name, such as `:7`.
    public static DesktopOperators of(String server) {
        return new DesktopOperators(Optional.of(server), InstantSource.system());
    }

    /// To be called on a toolkit's thread after it (JavaFX, AWT) has started. It sets error handlers of its own, and
    /// with those a window that goes away at the wrong moment, or a lost server, ends the JVM. Does nothing where
    /// there is no X11.
    ///
    /// @param lost told that the server under the toolkit is gone, by a thread of the toolkit, which does not go on
    ///     after that; must return quickly
    public static void guardAgainstToolkits(Runnable lost) {
        try {
            X11Desktop.guard(lost);
        } catch (X11Exception withoutX11) {
            // Then nothing of ours can be hurt.
        }
    }

    /// Whether operators of this server can work, and what is in their way. Injects nothing.
    public Readiness readiness() {
        try (X11Probe probe = X11Probe.open(server)) {
            return new Readiness(probe.missing().stream()
                    .map(part -> (AgentFailure) new AgentFailure.PartMissing(part))
                    .toList());
        } catch (X11Exception unable) {
            return new Readiness(List.of(Failures.of(unable)));
        }
    }

    /// The displays, in the order [DisplayChoice.Numbered] counts them.
    ///
    /// @throws AgentException `PartMissing`, `ScreenLost`, `NotAnswering`
    public List<Display> displays() throws AgentException {
        try (X11Probe probe = X11Probe.open(server)) {
            return new Displays(probe.monitors()).list();
        } catch (X11Exception unable) {
            throw new AgentException(Failures.of(unable), unable);
        }
    }

    /// An operator of one display; to be closed. Opening it changes nothing on the screen, so that one may
    /// look while another works.
    ///
    /// @param bar our own bar, where one is shown; else [OwnBar#NONE]
    /// @throws AgentException `PartMissing`, of [Part#CHOSEN_DISPLAY] where the choice fits none, or more
    ///     than one; `ScreenLost`, `NotAnswering`
    public Operator open(DisplayChoice choice, OwnBar bar) throws AgentException {
        try {
            X11Desktop desktop = X11Desktop.open(server);
            Optional<Display> display = displayOf(desktop, choice);
            if (display.isEmpty()) {
                desktop.close();
                throw new AgentException(new AgentFailure.PartMissing(Part.CHOSEN_DISPLAY));
            }
            return new DesktopOperator(desktop, display.get(), new FrameMaker(bar, clock));
        } catch (X11Exception unable) {
            throw new AgentException(Failures.of(unable), unable);
        }
    }

    /// Releases what a program that died has left held down. Only for whoever has the screen to itself: what
    /// another operator holds is released just so.
    ///
    /// @throws AgentException `PartMissing`, `NotAnswering`, `ScreenLost`
    public void letGoOfLeftovers() throws AgentException {
        try (X11Desktop desktop = X11Desktop.open(server)) {
            desktop.letGoOfLeftovers();
        } catch (X11Exception unable) {
            throw new AgentException(Failures.of(unable), unable);
        }
    }

    private static Optional<Display> displayOf(X11Desktop desktop, DisplayChoice choice) throws X11Exception {
        try {
            return choice.among(new Displays(desktop.monitors()).list());
        } catch (X11Exception unable) {
            desktop.close();
            throw unable;
        }
    }

    /// Watches for the stop key, Ctrl+Alt+Shift+Escape, on every keyboard and also while a menu is open. To be
    /// closed.
    ///
    /// @param pressed called each time, on a thread of the watch's own; must return quickly
    /// @param lost told on that thread when nothing more will be heard: `ScreenLost`, `NotAnswering`, or
    ///     `OwnFault`
    /// @throws AgentException `PartMissing`, `ScreenLost`, `NotAnswering`
    public StopKey watchStopKey(Runnable pressed, Consumer<AgentFailure> lost) throws AgentException {
        try {
            return StopKey.watch(server, pressed, why -> lost.accept(Failures.ofHearing(why)));
        } catch (X11Exception unable) {
            throw new AgentException(Failures.of(unable), unable);
        }
    }
}
