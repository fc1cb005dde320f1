package dev.deskhand.operators.desktop.x11;

import dev.deskhand.agent.action.Key;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import dev.deskhand.operators.desktop.x11.X11Exception.Reason;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/// Strikes, holds and releases keys. Called by one thread at a time.
///
/// Keys are found on the person's layout as it is at that moment. A symbol no key gives is lent to a spare
/// keycode, and stays there until the keycode is needed for another or the desktop is closed: an application may
/// look it up late.
public final class Keyboard {
    private static final Duration BETWEEN_KEYS = Duration.ofMillis(5);
    private static final Duration NOTICE = Duration.ofMillis(30);

    private final Striker striker;
    private final Hands hands;
    private final LayoutReader layouts;
    private final SpareKeys spares;
    private final Typist typist;
    private final Map<Key, Stroke> held = new HashMap<>();

    Keyboard(Hands hands, LayoutReader layouts, SpareKeys spares, CapsLock capsLock) {
        this.hands = hands;
        this.striker = new Striker(hands);
        this.layouts = layouts;
        this.spares = spares;
        this.typist = new Typist(hands, layouts, spares, capsLock);
    }

    /// Types the text as the person's fingers would: `\n` is Return, `\t` is Tab, every other character itself.
    ///
    /// @throws X11Exception NO_KEY before anything is typed, when some character cannot be
    public void type(String text, Permit permit, Progress progress) throws X11Exception, Revoked {
        typist.type(text, permit, progress);
    }

    /// The first character of the text that no key types, nor can be made to.
    public OptionalInt untypable(String text) throws X11Exception {
        return typist.untypable(text);
    }

    /// The first of the keys that this keyboard has not, nor can be made to have with the others.
    public Optional<Key> missing(List<Key> keys) throws X11Exception {
        return missing(keys, layoutFor(keys));
    }

    private static Optional<Key> missing(List<Key> keys, Layout layout) {
        int free = layout.spare().size();
        for (Key key : keys) {
            List<Long> symbols = NamedKeysyms.of(key);
            if (layout.forSymbols(symbols).isEmpty() && (symbols.isEmpty() || free-- == 0)) {
                return Optional.of(key);
            }
        }
        return Optional.empty();
    }

    /// Whether the keys, with those that are down already, are the stop key.
    public boolean wouldStop(List<Key> keys) throws X11Exception {
        Layout layout = layouts.read();
        Set<Integer> down = new HashSet<>(hands.heldKeys());
        for (Key key : keys) {
            layout.forSymbols(NamedKeysyms.of(key)).ifPresent(stroke -> {
                down.add(stroke.keycode());
                down.addAll(stroke.modifiers());
            });
        }
        return StopChord.on(layout).isCompletedBy(down);
    }

    /// Puts the keys down in order and lets them up the other way round.
    ///
    /// @throws X11Exception NO_KEY before anything is pressed
    public void strike(List<Key> keys, Permit permit) throws X11Exception, Revoked {
        striker.strike(find(keys, permit), BETWEEN_KEYS, permit);
    }

    /// Puts the keys down in order and leaves them there.
    ///
    /// @throws X11Exception NO_KEY before anything is pressed
    public void hold(List<Key> keys, Permit permit) throws X11Exception, Revoked {
        List<Stroke> strokes = find(keys, permit);
        for (int i = 0; i < keys.size(); i++) {
            held.put(keys.get(i), strokes.get(i));
            striker.hold(strokes.get(i), permit);
        }
    }

    /// Lets the keys up where they are held; the others are left as they are.
    public void release(List<Key> keys) throws X11Exception {
        for (Key key : keys) {
            // Remembered, not looked up: the layout may have changed meanwhile.
            Stroke stroke = held.remove(key);
            if (stroke != null) {
                striker.lift(stroke);
            }
        }
    }

    private List<Stroke> find(List<Key> keys, Permit permit) throws X11Exception, Revoked {
        Layout layout = layoutFor(keys);
        if (missing(keys, layout).isPresent()) {
            throw new X11Exception(Reason.NO_KEY, "no key for one of " + keys.size());
        }
        List<Integer> free = new ArrayList<>(layout.spare());
        List<Stroke> strokes = new ArrayList<>();
        Map<Integer, Long> lent = new HashMap<>();
        for (Key key : keys) {
            List<Long> symbols = NamedKeysyms.of(key);
            strokes.add(layout.forSymbols(symbols).orElseGet(() -> lend(free.removeFirst(), symbols.getFirst(), lent)));
        }
        if (!lent.isEmpty()) {
            permit.check();
            spares.lend(lent);
            permit.pause(NOTICE);
        }
        return strokes;
    }

    /// The layout, with spare keycodes enough for these keys if they can be had.
    private Layout layoutFor(List<Key> keys) throws X11Exception {
        Layout layout = layouts.read();
        long missing = keys.stream()
                .filter(key -> layout.forSymbols(NamedKeysyms.of(key)).isEmpty())
                .count();
        boolean freed = missing > layout.spare().size() && spares.clearExcept(hands.heldKeys());
        return freed ? layouts.read() : layout;
    }

    private static Stroke lend(int keycode, long symbol, Map<Integer, Long> lent) {
        lent.put(keycode, symbol);
        return Stroke.plain(keycode);
    }
}
