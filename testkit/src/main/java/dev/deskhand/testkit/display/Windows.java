package dev.deskhand.testkit.display;

import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The windows of one display, seen by xdotool and xwininfo.
public final class Windows {
    private static final Pattern GEOMETRY =
            Pattern.compile("(?s)Absolute upper-left X:\\s+(-?\\d+).*Absolute upper-left Y:\\s+(-?\\d+)"
                    + ".*Width:\\s+(\\d+).*Height:\\s+(\\d+)");
    private static final Duration STILL = Duration.ofMillis(250);

    private final VirtualDisplay display;

    Windows(VirtualDisplay display) {
        this.display = display;
    }

    /// The window that matches and is mapped, the one the server lists last where there are several.
    public Optional<Window> find(WindowMatch match) throws InterruptedException {
        Ran search = display.run("xdotool", match.search());
        for (String id : search.lines().reversed()) {
            Optional<Window> window = describe(Long.parseLong(id)).filter(match::accepts);
            if (window.isPresent()) {
                return window;
            }
        }
        return Optional.empty();
    }

    /// The window that has the keyboard; none where it is the window under the pointer.
    public OptionalLong focused() throws InterruptedException {
        String question = display.windowManager() == WindowManager.NONE ? "getwindowfocus" : "getactivewindow";
        Ran focus = display.run("xdotool", question);
        return focus.status() == 0 && !focus.lines().isEmpty()
                ? OptionalLong.of(Long.parseLong(focus.lines().getFirst()))
                : OptionalLong.empty();
    }

    /// Waits until a matching window is mapped.
    public Window awaitMapped(WindowMatch match, Duration limit) throws InterruptedException {
        return new Patience(limit).value("a window " + match, () -> find(match));
    }

    /// Waits until a matching window is mapped, has the focus (where a window manager gives it) and the screen is
    /// still.
    public Window awaitReady(WindowMatch match, Duration limit) throws InterruptedException {
        Patience patience = new Patience(limit);
        Window window = patience.value("a window " + match, () -> find(match));
        if (display.windowManager() != WindowManager.NONE) {
            patience.until("the focus on " + window, () -> focused().orElse(-1) == window.id());
        }
        display.awaitStill(STILL, patience.left());
        return patience.value("the geometry of " + window, () -> describe(window.id()));
    }

    private Optional<Window> describe(long id) throws InterruptedException {
        Ran info = display.run("xwininfo", "-id", Long.toString(id));
        Ran name = display.run("xdotool", "getwindowname", Long.toString(id));
        Matcher found = GEOMETRY.matcher(info.text());
        if (info.status() != 0 || name.status() != 0 || !found.find()) {
            return Optional.empty();
        }
        Size size = new Size(Integer.parseInt(found.group(3)), Integer.parseInt(found.group(4)));
        ScreenRect bounds = new ScreenRect(Integer.parseInt(found.group(1)), Integer.parseInt(found.group(2)), size);
        return Optional.of(new Window(id, name.text(), bounds));
    }
}
