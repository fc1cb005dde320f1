package dev.deskhand.operators.desktop.x11;

import java.util.BitSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/// Watches for the stop key ([StopChord]: Ctrl+Alt+Shift+Escape) on every keyboard, also while a menu is open.
///
/// Keys a program injects count as well: a person may sit behind a remote desktop that injects what they type.
public final class StopKey implements AutoCloseable {
    private final RawListener listener;
    private final XConnection layouts;

    private StopKey(RawListener listener, XConnection layouts) {
        this.listener = listener;
        this.layouts = layouts;
    }

    /// Begins to watch; what is pressed after this has returned is seen.
    ///
    /// @param displayName as in the DISPLAY variable; empty means that variable's value
    /// @param pressed called each time the keys come together, on the listener's thread; must return quickly
    /// @param lost called when nothing more will be heard, on the same thread; see [RawWatcher#lost]
    /// @throws X11Exception NO_LIBRARY, NO_DISPLAY, NO_XINPUT, LOST, SILENT
    public static StopKey watch(Optional<String> displayName, Runnable pressed, Consumer<Throwable> lost)
            throws X11Exception {
        XLibraries libraries = XLibraries.load();
        XConnection layouts = XConnection.open(libraries, displayName);
        try {
            Watcher watcher = new Watcher(libraries, layouts, pressed, lost);
            return new StopKey(RawListener.open(libraries, displayName, watcher), layouts);
        } catch (X11Exception unable) {
            layouts.close();
            throw unable;
        }
    }

    /// Returns within half a second, also where the server hangs.
    @Override
    public void close() {
        listener.close();
        layouts.close();
    }

    /// Keeps what is down; on the listener's thread only.
    private static final class Watcher implements RawWatcher {
        private final LayoutReader layouts;
        private final Runnable pressed;
        private final Consumer<Throwable> lost;
        private final Set<Integer> down;
        private StopChord chord;
        private boolean layoutIsOld;
        private boolean together;

        Watcher(XLibraries libraries, XConnection connection, Runnable pressed, Consumer<Throwable> lost)
                throws X11Exception {
            this.layouts = new LayoutReader(libraries, connection);
            this.pressed = pressed;
            this.lost = lost;
            this.down = downNow(libraries, connection);
            this.chord = StopChord.on(layouts.read());
            this.together = chord.isCompletedBy(down);
        }

        private static Set<Integer> downNow(XLibraries libraries, XConnection connection) throws X11Exception {
            byte[] bits = new byte[32];
            connection.ask(display -> libraries.x11().XQueryKeymap(display, bits));
            Set<Integer> down = new TreeSet<>();
            BitSet.valueOf(bits).stream().forEach(down::add);
            return down;
        }

        @Override
        public void saw(RawInput input) {
            switch (input.kind()) {
                case KEY_DOWN -> down.add(input.detail());
                case KEY_UP -> down.remove(input.detail());
                case BUTTON_DOWN, BUTTON_UP, MOTION, TOUCH -> {
                    return;
                }
            }
            boolean now = chord().isCompletedBy(down);
            if (now && !together) {
                pressed.run();
            }
            together = now;
        }

        private StopChord chord() {
            if (layoutIsOld) {
                layoutIsOld = false;
                try {
                    chord = StopChord.on(layouts.read());
                } catch (X11Exception unable) {
                    // The old one is the best there is; a lost server is reported by the listener itself.
                    layoutIsOld = true;
                }
            }
            return chord;
        }

        @Override
        public void layoutChanged() {
            layoutIsOld = true;
        }

        @Override
        public void lost(Throwable why) {
            lost.accept(why);
        }
    }
}
