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

/// Mousepad with one file open, or with none yet: a GTK window with menus that saves by `File > Save` and by Control
/// and S.
public final class TextEditor implements AutoCloseable {
    private final Application application;
    private final WatchedFile file;

    private TextEditor(Application application, WatchedFile file) {
        this.application = application;
        this.file = file;
    }

    /// Opens a new file of that name in the display's home, with that text in it.
    public static TextEditor open(VirtualDisplay display, String fileName, String text) throws InterruptedException {
        Path path = display.home().resolve(fileName);
        try {
            Files.writeString(path, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        WindowMatch match = new WindowMatch("mousepad", Pattern.quote(path.toString()));
        List<String> command = List.of("mousepad", "--disable-server", path.toString());
        return new TextEditor(Application.start(display, match, command), new WatchedFile(path));
    }

    /// Opens an empty text that has no file yet: saving it asks for a name.
    ///
    /// @param fileName the name it is to be saved by, in the display's home
    public static TextEditor openUntitled(VirtualDisplay display, String fileName) throws InterruptedException {
        Application application = Application.start(
                display, new WindowMatch("mousepad", "Untitled"), List.of("mousepad", "--disable-server"));
        return new TextEditor(application, new WatchedFile(display.home().resolve(fileName)));
    }

    /// The file that is looked at.
    public Path path() {
        return file.path();
    }

    /// Waits until the editor has ended by itself.
    public void awaitEnd(Duration limit) throws InterruptedException {
        application.program().awaitExit(limit);
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
