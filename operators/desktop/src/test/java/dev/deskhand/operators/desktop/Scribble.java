package dev.deskhand.operators.desktop;

import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.testkit.display.Patience;
import dev.deskhand.testkit.display.Program;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.display.Window;
import dev.deskhand.testkit.display.WindowMatch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// A small window that is painted when a test says so, or by itself all the time: a terminal without a caret.
record Scribble(Program program, Window window, Path file) implements AutoCloseable {
    private static final String NO_CARET = "printf '\\033[?25l'; ";

    /// Painted by [#paint].
    static Scribble on(VirtualDisplay display, String title, int x, int y) throws InterruptedException {
        Path file = display.home().resolve(title + ".txt");
        write(file, "");
        return start(display, title, x, y, NO_CARET + "exec tail -n +1 -f '" + file + "'", file);
    }

    /// Paints itself some thirty times a second; has begun when this returns.
    static Scribble restless(VirtualDisplay display, String title, int x, int y) throws InterruptedException {
        return counting(display, title, x, y, 0.03);
    }

    /// Paints itself far more often than anybody looks; has begun when this returns.
    static Scribble hectic(VirtualDisplay display, String title, int x, int y) throws InterruptedException {
        return counting(display, title, x, y, 0.003);
    }

    private static Scribble counting(VirtualDisplay display, String title, int x, int y, double seconds)
            throws InterruptedException {
        // One process: starting one for each number would leave gaps on a busy machine.
        String count =
                "perl -e '$| = 1; while (1) { printf \"\\r%04d\", $i++ * 7919 % 10000; select undef, undef, undef, "
                        + seconds + " }'";
        Scribble scribble = start(display, title, x, y, NO_CARET + "exec " + count, Path.of("unused"));
        scribble.awaitChanges(display, 3);
        return scribble;
    }

    private void awaitChanges(VirtualDisplay display, int changes) throws InterruptedException {
        int[] seen = pixels(display);
        for (int i = 0; i < changes; i++) {
            int[] before = seen;
            new Patience(Desk.SOON).until("the window to be painted", () -> !Arrays.equals(before, pixels(display)));
            seen = pixels(display);
        }
    }

    private int[] pixels(VirtualDisplay display) {
        ScreenRect bounds = window.bounds();
        int width = bounds.size().width();
        int height = bounds.size().height();
        return display.screenshot().getRGB(bounds.x(), bounds.y(), width, height, null, 0, width);
    }

    private static Scribble start(VirtualDisplay display, String title, int x, int y, String script, Path file)
            throws InterruptedException {
        List<String> terminal =
                List.of("xterm", "-b", "0", "-fa", "DejaVu Sans Mono", "-fs", "11", "-geometry", "8x2+" + x + "+" + y);
        String[] command = Stream.concat(terminal.stream(), Stream.of("-T", title, "-e", "sh", "-c", script))
                .toArray(String[]::new);
        Program program = display.start(command);
        return new Scribble(program, display.windows().awaitMapped(WindowMatch.titled(title), Desk.SOON), file);
    }

    /// Adds to what is to be seen; it shows within some milliseconds.
    void paint(String text) {
        write(file, text);
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        program.close();
    }
}
