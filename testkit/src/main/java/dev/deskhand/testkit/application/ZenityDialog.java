package dev.deskhand.testkit.application;

import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.display.Window;
import dev.deskhand.testkit.display.WindowMatch;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// A GTK dialog that asks one thing and ends: its exit status is the button, its output what was filled in.
public final class ZenityDialog implements AutoCloseable {
    /// The exit status after Yes or OK.
    public static final int ACCEPTED = 0;

    /// The exit status after No or Cancel, after Escape and after the window was closed.
    public static final int DECLINED = 1;

    private final Application application;

    private ZenityDialog(VirtualDisplay display, String title, List<String> options) throws InterruptedException {
        List<String> command = new ArrayList<>(List.of("zenity", "--title", title));
        command.addAll(options);
        WindowMatch match = new WindowMatch("zenity", "^" + Pattern.quote(title) + "$");
        application = Application.start(display, match, command);
    }

    /// Asks a question with the buttons Yes and No.
    public static ZenityDialog question(VirtualDisplay display, String title, String text) throws InterruptedException {
        return new ZenityDialog(display, title, List.of("--question", "--text", text));
    }

    /// Asks for one line; the field has the keyboard.
    public static ZenityDialog entry(VirtualDisplay display, String title, String text) throws InterruptedException {
        return new ZenityDialog(display, title, List.of("--entry", "--text", text));
    }

    /// Asks for several lines; the first field has the keyboard.
    public static ZenityDialog form(VirtualDisplay display, String title, String... fields)
            throws InterruptedException {
        List<String> options = new ArrayList<>(List.of("--forms", "--text", title));
        for (String field : fields) {
            options.add("--add-entry=" + field);
        }
        return new ZenityDialog(display, title, options);
    }

    /// Its window when it had appeared.
    public Window window() {
        return application.window();
    }

    /// Whether nobody has answered it yet.
    public boolean isOpen() {
        return application.program().isRunning();
    }

    /// Waits for the answer: [#ACCEPTED] or [#DECLINED].
    public int awaitStatus(Duration limit) throws InterruptedException {
        return application.program().awaitExit(limit);
    }

    /// Waits for the answer and what was filled in: one line, the fields of a form joined by `|`; empty when declined.
    public String awaitFilledIn(Duration limit) throws InterruptedException {
        awaitStatus(limit);
        return String.join("\n", application.program().stdout());
    }

    @Override
    public void close() {
        application.close();
    }
}
