package dev.deskhand.testkit.contract;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.screen.FramePixel;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.testkit.display.Patience;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.witness.Mark;
import dev.deskhand.testkit.witness.WindowInput;
import dev.deskhand.testkit.witness.XevWindow;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// A virtual display under a window that notes all input.
public final class X11Stage implements Stage {
    private static final Duration LIMIT = Duration.ofSeconds(30);
    private static final int PATCH = 40;
    private static final int BORDER = 8;

    private final VirtualDisplay display;
    private final XevWindow window;
    private final Operator operator;
    private Mark mark;

    private X11Stage(VirtualDisplay display, XevWindow window, Operator operator) throws InterruptedException {
        this.display = display;
        this.window = window;
        this.operator = operator;
        this.mark = window.mark();
    }

    /// Opens an operator of a display.
    @FunctionalInterface
    public interface Opening {
        Operator open(VirtualDisplay display) throws AgentException;
    }

    /// Opens a display, the witness and then the operator.
    public static X11Stage open(Opening opening) throws AgentException, InterruptedException {
        VirtualDisplay display = VirtualDisplay.open(VirtualDisplay.HD);
        boolean open = false;
        try {
            XevWindow window = XevWindow.open(display);
            X11Stage stage = new X11Stage(display, window, opening.open(display));
            open = true;
            return stage;
        } finally {
            if (!open) {
                display.close();
            }
        }
    }

    public VirtualDisplay display() {
        return display;
    }

    @Override
    public Operator operator() {
        return operator;
    }

    @Override
    public List<Touch> touches() throws InterruptedException {
        return window.since(mark).stream()
                .flatMap(event -> touch(event).stream())
                .toList();
    }

    @Override
    public void forget() throws InterruptedException {
        mark = window.mark();
    }

    @Override
    public void awaitTouch(Predicate<? super Touch> wanted, Duration limit) throws InterruptedException {
        window.awaitEvent(mark, event -> touch(event).filter(wanted).isPresent(), limit);
    }

    @Override
    public void change(FramePixel around) throws InterruptedException {
        int left = Math.clamp(around.x() - PATCH / 2, 0, display.size().width() - PATCH - 2 * BORDER);
        int top = Math.clamp(around.y() - PATCH / 2, 0, display.size().height() - PATCH - 2 * BORDER);
        String geometry = PATCH + "x" + PATCH + "+" + left + "+" + top;
        int before = display.screenshot().getRGB(left, top);
        display.start("xev", "-bw", Integer.toString(BORDER), "-geometry", geometry);
        new Patience(LIMIT).until("a black border", () -> display.screenshot().getRGB(left, top) != before);
    }

    @Override
    public boolean isAnythingHeld() throws InterruptedException {
        return !display.heldInput().isEmpty();
    }

    @Override
    public void close() {
        operator.close();
        display.close();
    }

    private static Optional<Touch> touch(WindowInput event) {
        return switch (event) {
            case WindowInput.Button it ->
                Optional.of(new Touch(it.edge(), Touch.Means.BUTTON, it.button(), pixel(it.at())));
            case WindowInput.Key it -> Optional.of(new Touch(it.edge(), Touch.Means.KEY, it.keycode(), pixel(it.at())));
            case WindowInput.Motion _ -> Optional.empty();
        };
    }

    private static FramePixel pixel(ScreenPixel at) {
        return new FramePixel(at.x(), at.y());
    }
}
