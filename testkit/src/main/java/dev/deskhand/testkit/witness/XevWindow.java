package dev.deskhand.testkit.witness;

import dev.deskhand.testkit.display.Program;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.display.Window;
import dev.deskhand.testkit.display.WindowMatch;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// A window over the whole screen that notes every button, key and motion it gets: `xev` from X.org.
///
/// Anything else on the display must be opened after it to be seen, and hides it there.
public final class XevWindow implements Witness<WindowInput> {
    private static final String TITLE = "Deskhand witness";
    private static final String BARRIER = "DESKHAND_BARRIER";
    private static final Duration START_LIMIT = Duration.ofSeconds(20);

    private final VirtualDisplay display;
    private final Sightings<WindowInput> sightings = new Sightings<>();
    private final Barrier barrier = new Barrier();
    private final List<String> paragraph = new ArrayList<>();
    private final Program xev;
    private final Window window;

    private XevWindow(VirtualDisplay display) throws InterruptedException {
        this.display = display;
        String geometry = display.size() + "+0+0";
        List<String> command = new ArrayList<>(List.of("xev", "-bw", "0", "-geometry", geometry, "-name", TITLE));
        List.of("mouse", "keyboard", "property").forEach(mask -> command.addAll(List.of("-event", mask)));
        xev = display.start(command, this::read);
        window = display.windows().awaitReady(WindowMatch.titled("^" + TITLE + "$"), START_LIMIT);
    }

    /// Opens it; returns once it covers the screen and has the keyboard.
    public static XevWindow open(VirtualDisplay display) throws InterruptedException {
        return new XevWindow(display);
    }

    @Override
    public Mark mark() throws InterruptedException {
        pass();
        return sightings.end();
    }

    @Override
    public List<WindowInput> since(Mark mark) throws InterruptedException {
        pass();
        return sightings.since(mark);
    }

    @Override
    public WindowInput awaitEvent(Mark mark, Predicate<? super WindowInput> wanted, Duration limit)
            throws InterruptedException {
        return sightings.await(mark, wanted, limit);
    }

    @Override
    public void close() {
        xev.close();
    }

    /// A change of a property of the window itself comes to it as an event, in its turn.
    private void pass() throws InterruptedException {
        String id = Long.toString(window.id());
        barrier.pass(() -> display.run("xprop", "-id", id, "-f", BARRIER, "32c", "-set", BARRIER, "1"));
    }

    /// On the reader's thread: gathers lines into paragraphs, which begin after an empty line.
    private void read(String line) {
        if (line.isEmpty()) {
            paragraph.clear();
            return;
        }
        paragraph.add(line);
        XevBlock block = new XevBlock(String.join("\n", paragraph));
        if (block.isComplete()) {
            paragraph.clear();
            if (block.isProperty(BARRIER)) {
                barrier.arrived();
            }
            block.input().ifPresent(sightings::add);
        }
    }
}
