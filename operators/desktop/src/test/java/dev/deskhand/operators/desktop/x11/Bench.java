package dev.deskhand.operators.desktop.x11;

import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.display.WindowManager;
import java.time.Duration;
import java.util.Optional;

/// A virtual display and the desktop under test, connected to it.
record Bench(VirtualDisplay display, X11Desktop desktop, Permit permit) implements AutoCloseable {
    static final Duration SOON = Duration.ofSeconds(20);
    static final Size SIZE = new Size(1000, 700);

    static Bench open() throws X11Exception, InterruptedException {
        return open(WindowManager.NONE);
    }

    static Bench open(WindowManager windowManager) throws X11Exception, InterruptedException {
        VirtualDisplay display = VirtualDisplay.open(SIZE, windowManager);
        return new Bench(display, X11Desktop.open(Optional.of(display.name())), new Permit());
    }

    Mouse mouse() {
        return desktop.mouse();
    }

    Keyboard keyboard() {
        return desktop.keyboard();
    }

    @Override
    public void close() {
        desktop.close();
        display.close();
    }
}
