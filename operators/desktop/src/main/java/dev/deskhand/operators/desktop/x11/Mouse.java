package dev.deskhand.operators.desktop.x11;

import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.LongByReference;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import java.time.Duration;

/// Moves the pointer, works its buttons and its wheel. Called by one thread at a time; coordinates are root
/// window pixels.
///
/// The times are measured ones: two clicks with nothing between are sometimes taken for two single ones, 20 to
/// 200 ms are a double click everywhere; a drag of one or two moves drops nothing in a browser, one of ten does.
public final class Mouse {
    private static final Duration ARRIVE = Duration.ofMillis(4);
    private static final Duration HOLD = Duration.ofMillis(6);
    private static final Duration BETWEEN_CLICKS = Duration.ofMillis(60);
    private static final Duration BETWEEN_NOTCHES = Duration.ofMillis(5);
    private static final Duration BETWEEN_MOVES = Duration.ofMillis(15);
    private static final Duration BEFORE_DROP = Duration.ofMillis(30);
    private static final int MOVES = 12;

    private final XLibraries libraries;
    private final XConnection connection;
    private final Hands hands;

    Mouse(XLibraries libraries, XConnection connection, Hands hands) {
        this.libraries = libraries;
        this.connection = connection;
        this.hands = hands;
    }

    /// A place on the root window.
    public record Place(int x, int y) {}

    /// Moves there: in one step, or along a line while a button is held.
    public void move(Place to, Permit permit) throws X11Exception, Revoked {
        if (hands.heldButtons().isEmpty()) {
            hands.move(permit, to.x(), to.y());
        } else {
            glide(to, permit, new Progress());
        }
        permit.pause(ARRIVE);
    }

    /// Clicks where the pointer is, `times` in a row.
    public void click(Button button, int times, Permit permit) throws X11Exception, Revoked {
        click(button, times, HOLD, permit);
    }

    /// Presses where the pointer is and lets go after that time.
    public void longPress(Button button, Duration time, Permit permit) throws X11Exception, Revoked {
        click(button, 1, time, permit);
    }

    private void click(Button button, int times, Duration time, Permit permit) throws X11Exception, Revoked {
        int physical = physical(button);
        for (int i = 0; i < times; i++) {
            if (i > 0) {
                permit.pause(BETWEEN_CLICKS);
            }
            try (Undo _ = () -> hands.liftButton(physical)) {
                hands.pressButton(permit, physical);
                permit.pause(time);
            }
        }
    }

    /// Puts the button down and leaves it there.
    public void press(Button button, Permit permit) throws X11Exception, Revoked {
        hands.pressButton(permit, physical(button));
    }

    /// Lets the button up if it is held.
    public void release(Button button) throws X11Exception {
        hands.liftButton(physical(button));
    }

    /// Drags with the left button from where the pointer is.
    public void dragTo(Place to, Permit permit, Progress progress) throws X11Exception, Revoked {
        int physical = physical(Button.LEFT);
        try (Undo _ = () -> hands.liftButton(physical)) {
            hands.pressButton(permit, physical);
            permit.pause(BEFORE_DROP);
            glide(to, permit, progress);
            permit.pause(BEFORE_DROP);
        }
    }

    /// Turns the wheel by that many notches where the pointer is.
    public void turn(Wheel wheel, int notches, Permit permit, Progress progress) throws X11Exception, Revoked {
        progress.expect(notches);
        for (int i = 0; i < notches; i++) {
            try (Undo _ = () -> hands.liftButton(wheel.button())) {
                hands.pressButton(permit, wheel.button());
            }
            progress.step();
            permit.pause(BETWEEN_NOTCHES);
        }
    }

    /// Where the pointer is now.
    public Place place() throws X11Exception {
        return connection.ask(display -> {
            IntByReference x = new IntByReference();
            IntByReference y = new IntByReference();
            IntByReference ignored = new IntByReference();
            LongByReference window = new LongByReference();
            long root = libraries.x11().XDefaultRootWindow(display);
            libraries.x11().XQueryPointer(display, root, window, window, x, y, ignored, ignored, ignored);
            return new Place(x.getValue(), y.getValue());
        });
    }

    private void glide(Place to, Permit permit, Progress progress) throws X11Exception, Revoked {
        Place from = place();
        progress.expect(MOVES);
        for (int i = 1; i <= MOVES; i++) {
            int x = from.x() + (to.x() - from.x()) * i / MOVES;
            int y = from.y() + (to.y() - from.y()) * i / MOVES;
            hands.move(permit, x, y);
            progress.step();
            permit.pause(BETWEEN_MOVES);
        }
    }

    /// Which button of the device does that: a left-handed person has them swapped, for XTEST too.
    private int physical(Button button) throws X11Exception {
        byte[] map = new byte[256];
        int buttons = connection.ask(display -> libraries.x11().XGetPointerMapping(display, map, map.length));
        for (int i = 0; i < buttons; i++) {
            if (map[i] == button.logical()) {
                return i + 1;
            }
        }
        return button.logical();
    }
}
