package dev.deskhand.benchmarks;

import dev.deskhand.testkit.display.VirtualDisplay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A display of 1920x1080 full of coloured text that does not react to clicks.
final class StillScreen implements AutoCloseable {
    private static final int ROWS = 82;
    private static final int COLUMNS = 318;

    private final VirtualDisplay display = VirtualDisplay.open(VirtualDisplay.FULL_HD);

    StillScreen() throws InterruptedException, IOException {
        Path text = display.home().resolve("screen.txt");
        Files.writeString(text, text());
        // Without multiple clicks: they would select words, which is a change.
        display.start(
                List.of(
                        "xterm",
                        "-fn",
                        "6x13",
                        "-geometry",
                        COLUMNS + "x" + ROWS + "+0+0",
                        "-xrm",
                        "*multiClickTime: 1",
                        "-e",
                        "cat '" + text + "'; exec sleep 86400"),
                _ -> {});
        display.awaitStill(Duration.ofSeconds(2), Duration.ofSeconds(60));
    }

    VirtualDisplay display() {
        return display;
    }

    private static String text() {
        return IntStream.range(0, ROWS - 2)
                .mapToObj(row -> "\u001B[" + (31 + row % 7) + "m"
                        + "%-80s".formatted(line(row)).repeat(3) + "\u001B[0m\n")
                .collect(Collectors.joining());
    }

    private static String line(int row) {
        return row + ": the quick brown fox <" + row * 7919 % 10007 + "> jumps over the lazy dog";
    }

    @Override
    public void close() {
        display.close();
    }
}
