package dev.deskhand.testkit.application;

import dev.deskhand.testkit.display.Program;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.display.Window;
import dev.deskhand.testkit.display.WindowMatch;
import java.time.Duration;
import java.util.List;

/// A program with one window that is mapped, has the focus where there is a window manager, and is painted.
final class Application implements AutoCloseable {
    private static final Duration START_LIMIT = Duration.ofSeconds(60);

    private final Program program;
    private final Window window;

    private Application(Program program, Window window) {
        this.program = program;
        this.window = window;
    }

    static Application start(VirtualDisplay display, WindowMatch match, List<String> command)
            throws InterruptedException {
        Program program = display.start(command.toArray(String[]::new));
        return new Application(program, display.windows().awaitReady(match, START_LIMIT));
    }

    Program program() {
        return program;
    }

    Window window() {
        return window;
    }

    @Override
    public void close() {
        program.close();
    }
}
