package dev.deskhand.testkit.application;

import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.display.Window;
import dev.deskhand.testkit.display.WindowMatch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;

/// Mousepad with one file open: a GTK window with menus that saves by `File > Save` and by Control and S.
public final class TextEditor implements AutoCloseable {
    private final Application application;
    private final WatchedFile file;

    private TextEditor(VirtualDisplay display, Path path) throws InterruptedException {
        file = new WatchedFile(path);
        WindowMatch match = new WindowMatch("mousepad", Pattern.quote(path.toString()));
        application = Application.start(display, match, List.of("mousepad", "--disable-server", path.toString()));
    }

    /// Opens a new file of that name in the display's home, with that text in it.
    public static TextEditor open(VirtualDisplay display, String fileName, String text) throws InterruptedException {
        Path path = display.home().resolve(fileName);
        try {
            Files.writeString(path, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new TextEditor(display, path);
    }

    public Window window() {
        return application.window();
    }

    /// What is in the file: what was saved, not what is on the screen.
    public String saved() {
        return file.text();
    }

    /// Waits until exactly this has been saved.
    public void awaitSaved(String expected, Duration limit) throws InterruptedException {
        file.await(expected, limit);
    }

    @Override
    public void close() {
        application.close();
    }
}
