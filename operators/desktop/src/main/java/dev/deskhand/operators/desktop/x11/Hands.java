package dev.deskhand.operators.desktop.x11;

import com.sun.jna.Pointer;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/// The only place that injects: one event at a time, each written under the permit's lock, each known to be done
/// by the server before the next. So once a permit is revoked and [#letGo] has returned, no event of ours can
/// reach the server.
///
/// Keeps the ledger of what is down. [#letGo] empties it over a connection of its own and may be called by any
/// thread.
final class Hands implements AutoCloseable {
    private static final int NOW = 0;
    private static final int DOWN = 1;
    private static final int UP = 0;
    private static final long LET_GO_PATIENCE_MILLIS = 100;

    private final XLibraries libraries;
    private final XConnection connection;
    private final XConnection releases;
    private final ReentrantLock turn = new ReentrantLock();
    private final Set<Integer> keys = new ConcurrentSkipListSet<>();
    private final Set<Integer> buttons = new ConcurrentSkipListSet<>();

    Hands(XLibraries libraries, XConnection connection, XConnection releases) {
        this.libraries = libraries;
        this.connection = connection;
        this.releases = releases;
    }

    void move(Permit permit, int x, int y) throws X11Exception, Revoked {
        carryOut(permit, display -> {
            int screen = libraries.x11().XDefaultScreen(display);
            libraries.tst().XTestFakeMotionEvent(display, screen, x, y, NOW);
        });
    }

    /// Carries out what leaves nothing down, as one event among the others.
    void carryOut(Permit permit, XConnection.Command event) throws X11Exception, Revoked {
        turn.lock();
        try {
            inject(permit, event);
        } finally {
            turn.unlock();
        }
    }

    void pressKey(Permit permit, int keycode) throws X11Exception, Revoked {
        press(permit, keys, keycode, display -> key(display, keycode, DOWN));
    }

    void pressButton(Permit permit, int button) throws X11Exception, Revoked {
        press(permit, buttons, button, display -> button(display, button, DOWN));
    }

    /// Lets a key up if it is down. Needs no permit: a release may always happen.
    void liftKey(int keycode) throws X11Exception {
        lift(keys, keycode, display -> key(display, keycode, UP));
    }

    /// Lets a button up if it is down. Needs no permit: a release may always happen.
    void liftButton(int button) throws X11Exception {
        lift(buttons, button, display -> button(display, button, UP));
    }

    Set<Integer> heldKeys() {
        return Set.copyOf(keys);
    }

    Set<Integer> heldButtons() {
        return Set.copyOf(buttons);
    }

    /// Releases everything in the ledger. Waits 100 ms for an event that is just being sent; where that does
    /// not come back, releases at once and again when it has: the server takes the two connections in the
    /// order it likes, and what it does first may be the release. Only then is the ledger empty, so this may
    /// take as long as the server.
    void letGo() throws X11Exception {
        if (!turnWithin(LET_GO_PATIENCE_MILLIS)) {
            release();
            turn.lock();
        }
        try {
            release();
            keys.clear();
            buttons.clear();
        } finally {
            turn.unlock();
        }
    }

    private void release() throws X11Exception {
        releases.carryOut(display -> {
            keys.forEach(keycode -> key(display, keycode, UP));
            buttons.forEach(button -> button(display, button, UP));
        });
    }

    /// The ledger is written before the press and after the release, so that it never knows less than the server.
    private void press(Permit permit, Set<Integer> down, int what, XConnection.Command event)
            throws X11Exception, Revoked {
        turn.lock();
        try {
            boolean fresh = down.add(what);
            try {
                inject(permit, event);
            } catch (Revoked never) {
                if (fresh) {
                    down.remove(what);
                }
                throw never;
            }
        } finally {
            turn.unlock();
        }
    }

    /// Under the permit's lock the event is only written, which takes no answer of the server: revoking never
    /// waits for one.
    private void inject(Permit permit, XConnection.Command event) throws X11Exception, Revoked {
        permit.inject(() -> connection.send(event));
        connection.sync();
    }

    private void lift(Set<Integer> down, int what, XConnection.Command event) throws X11Exception {
        turn.lock();
        try {
            if (down.contains(what)) {
                connection.carryOut(event);
                down.remove(what);
            }
        } finally {
            turn.unlock();
        }
    }

    private void key(Pointer display, int keycode, int state) {
        libraries.tst().XTestFakeKeyEvent(display, keycode, state, NOW);
    }

    private void button(Pointer display, int button, int state) {
        libraries.tst().XTestFakeButtonEvent(display, button, state, NOW);
    }

    private boolean turnWithin(long millis) {
        try {
            return turn.tryLock(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException wanted) {
            Thread.currentThread().interrupt();
            return turn.tryLock();
        }
    }

    @Override
    public void close() {
        connection.close();
        releases.close();
    }
}
