package dev.deskhand.app.whole;

import dev.deskhand.testkit.application.ChromiumPage;
import dev.deskhand.testkit.application.PageEvent;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.witness.Mark;
import java.time.Duration;
import java.util.List;

/// A page in a browser with one small red target at a time. Hit, it goes elsewhere: where, nobody can know who does not
/// look. The browser is the witness of what was hit.
final class TargetPage implements AutoCloseable {
    static final int RED = 0xE00000;
    private static final Duration LIMIT = Duration.ofSeconds(20);

    /// Moved when the button comes up, so that a press is told with the name of what it hit.
    private static final String BODY = """
            <style>html, body { margin: 0; height: 100%; background: #f2f2f2; overflow: hidden }
            div { position: fixed; width: 22px; height: 22px; background: #e00000 }</style>
            <body id=miss><div></div><script>
            const target = document.querySelector("div");
            let count = 0, seed = 20;
            function chance() { seed = (seed * 48271) % 2147483647; return seed / 2147483647; }
            function move() {
              target.id = "target " + count++;
              target.style.left = Math.floor(chance() * (innerWidth - 24)) + "px";
              target.style.top = Math.floor(chance() * (innerHeight - 24)) + "px";
            }
            addEventListener("mouseup", (event) => { if (event.target === target) move(); });
            addEventListener("load", move);
            </script>
            """;

    private final ChromiumPage page;

    private TargetPage(ChromiumPage page) {
        this.page = page;
    }

    /// @param scale how many pixels of the screen are one of the page's
    static TargetPage open(VirtualDisplay display, int scale) throws InterruptedException {
        return new TargetPage(ChromiumPage.openScaled(display, BODY, scale));
    }

    Mark mark() {
        return page.mark();
    }

    /// What was pressed since then, in order: `target 7`, or something else. Waits for so many presses.
    List<String> pressed(Mark since, int presses) throws InterruptedException {
        int[] seen = {0};
        page.awaitEvent(since, event -> isPress(event) && ++seen[0] == presses, LIMIT);
        return page.since(since).stream()
                .filter(TargetPage::isPress)
                .map(PageEvent::target)
                .toList();
    }

    private static boolean isPress(PageEvent event) {
        return event.type().equals("mousedown");
    }

    @Override
    public void close() {
        page.close();
    }
}
