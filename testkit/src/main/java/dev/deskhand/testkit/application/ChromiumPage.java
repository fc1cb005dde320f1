package dev.deskhand.testkit.application;

import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.display.Window;
import dev.deskhand.testkit.display.WindowMatch;
import dev.deskhand.testkit.witness.Mark;
import dev.deskhand.testkit.witness.Sightings;
import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;

/// A page in a Chromium window without toolbars that reports every input event it gets.
///
/// An event is here a moment after the page had it: wait for the last one that is expected before looking at the
/// others.
public final class ChromiumPage implements AutoCloseable {
    private static final String TITLE = "Deskhand page";

    /// In pixels of the screen.
    private static final int WIDTH = 800;

    private static final int HEIGHT = 600;

    private final Sightings<PageEvent> events = new Sightings<>();
    private final PageServer server;
    private final Application application;

    private ChromiumPage(VirtualDisplay display, String body, int scale) throws InterruptedException {
        String head = "<!DOCTYPE html><html lang=en><meta charset=utf-8><title>" + TITLE + "</title>";
        server = new PageServer(head + body, events::add);
        boolean open = false;
        try {
            application = Application.start(display, WindowMatch.titled("^" + TITLE + "$"), command(display, scale));
            events.await(events.start(), event -> event.type().equals("load"), Duration.ofSeconds(30));
            open = true;
        } finally {
            if (!open) {
                server.close();
            }
        }
    }

    /// Opens a page with that HTML in its body.
    public static ChromiumPage open(VirtualDisplay display, String body) throws InterruptedException {
        return new ChromiumPage(display, body, 1);
    }

    /// Opens a page as on a screen with that many pixels to each of its own.
    public static ChromiumPage openScaled(VirtualDisplay display, String body, int scale) throws InterruptedException {
        return new ChromiumPage(display, body, scale);
    }

    public Window window() {
        return application.window();
    }

    public Mark mark() {
        return events.end();
    }

    public List<PageEvent> since(Mark mark) {
        return events.since(mark);
    }

    /// Waits for an event from `mark` on; an [AssertionError] that says what came instead after `limit`.
    public PageEvent awaitEvent(Mark mark, Predicate<? super PageEvent> wanted, Duration limit)
            throws InterruptedException {
        return events.await(mark, wanted, limit);
    }

    private List<String> command(VirtualDisplay display, int scale) {
        return List.of(
                "chromium",
                "--app=" + server.address(),
                "--user-data-dir=" + display.home().resolve("chromium-" + Long.toHexString(System.nanoTime())),
                "--window-size=" + WIDTH / scale + "," + HEIGHT / scale,
                "--force-device-scale-factor=" + scale,
                "--no-sandbox",
                "--test-type",
                "--disable-gpu",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--password-store=basic");
    }

    @Override
    public void close() {
        application.close();
        server.close();
    }
}
