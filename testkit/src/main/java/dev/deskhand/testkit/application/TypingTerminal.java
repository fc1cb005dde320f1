package dev.deskhand.testkit.application;

import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.display.Window;
import dev.deskhand.testkit.display.WindowMatch;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/// An xterm that writes every byte typed into it to a file, at once: control characters too, Enter as a newline.
public final class TypingTerminal implements AutoCloseable {
    private static final String TITLE = "Typing terminal";
    private static final String SCRIPT = "stty -icanon -isig -ixon -iexten; cat > \"$1\"";

    private final Application application;
    private final WatchedFile file;

    private TypingTerminal(VirtualDisplay display) throws InterruptedException {
        Path path = display.home().resolve("typed-" + Long.toHexString(System.nanoTime()) + ".txt");
        file = new WatchedFile(path);
        List<String> command = List.of(
                "xterm",
                "-T",
                TITLE,
                "-fa",
                "DejaVu Sans Mono",
                "-fs",
                "11",
                "-u8",
                "-e",
                "sh",
                "-c",
                SCRIPT,
                "typing",
                path.toString());
        application = Application.start(display, new WindowMatch("xterm", "^" + TITLE + "$"), command);
    }

    public static TypingTerminal open(VirtualDisplay display) throws InterruptedException {
        return new TypingTerminal(display);
    }

    public Window window() {
        return application.window();
    }

    /// All that has been typed so far.
    public String text() {
        return file.text();
    }

    /// Waits until exactly this has been typed.
    public void awaitText(String expected, Duration limit) throws InterruptedException {
        file.await(expected, limit);
    }

    @Override
    public void close() {
        application.close();
    }
}
