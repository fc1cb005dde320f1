package dev.deskhand.agent.action;

import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.FrameMapping;
import dev.deskhand.agent.screen.FramePixel;
import dev.deskhand.agent.screen.ScreenPixel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// An action tied to the frame it was decided on, with its places as pixels and its keys as keys. [#of] and
/// [#batch] are the only makers, so an operator is never handed an action of which it is unknown what screen it was
/// meant for.
public final class BoundAction implements Binding {
    private final Frame frame;
    private final Action action;
    private final int index;
    private final List<FramePixel> pixels;
    private final List<Key> keys;
    private final boolean holds;

    private BoundAction(Frame frame, Action action, int index, List<FramePixel> pixels, List<Key> keys, boolean holds) {
        this.frame = frame;
        this.action = action;
        this.index = index;
        this.pixels = pixels;
        this.keys = keys;
        this.holds = holds;
    }

    /// Binds one action that stands alone.
    public static Binding of(Frame frame, Action action) {
        return batch(frame, List.of(action)).getFirst();
    }

    /// Binds the actions of one reply, in order.
    public static List<Binding> batch(Frame frame, List<Action> actions) {
        List<Binding> bindings = new ArrayList<>();
        for (int index = 0; index < actions.size(); index++) {
            boolean holds = isReleasedIn(actions.get(index), actions.subList(index + 1, actions.size()));
            bindings.add(bind(frame, actions.get(index), index, holds));
        }
        return List.copyOf(bindings);
    }

    private static Binding bind(Frame frame, Action action, int index, boolean holds) {
        List<FramePixel> pixels = new ArrayList<>();
        for (Target target : action.targets()) {
            Optional<FramePixel> pixel = FrameMapping.pixel(target.point(), frame.size());
            if (pixel.isEmpty()) {
                return new Unbindable(action, Refusal.because(Refusal.Reason.OUTSIDE));
            }
            pixels.add(pixel.get());
        }
        KeyChord chord = action.keys();
        List<Key> keys = new ArrayList<>();
        for (String name : chord == null ? List.<String>of() : chord.names()) {
            Optional<Key> key = Key.named(name);
            if (key.isEmpty()) {
                return new Unbindable(action, new Refusal(Refusal.Reason.UNKNOWN_KEY, name));
            }
            keys.add(key.get());
        }
        return new BoundAction(frame, action, index, List.copyOf(pixels), List.copyOf(keys), holds);
    }

    private static boolean isReleasedIn(Action action, List<Action> later) {
        return action instanceof Action.Press(var pressed)
                && later.stream()
                        .anyMatch(next -> next instanceof Action.Release(var released)
                                && !Collections.disjoint(keys(pressed), keys(released)));
    }

    /// The keys a chord names, whatever it calls them; unknown names left out.
    private static Set<Key> keys(KeyChord chord) {
        return chord.names().stream().map(Key::named).flatMap(Optional::stream).collect(Collectors.toSet());
    }

    public Frame frame() {
        return frame;
    }

    @Override
    public Action action() {
        return action;
    }

    /// Its place in the batch, from 0. The first of a batch that is performed spends the frame.
    public int index() {
        return index;
    }

    /// Its places on the frame, in the order it acts.
    public List<FramePixel> pixels() {
        return pixels;
    }

    /// Its places in the global physical pixels of all displays, in the order it acts.
    public List<ScreenPixel> points() {
        return pixels.stream()
                .map(pixel -> FrameMapping.onScreen(pixel, frame.bounds()))
                .toList();
    }

    public List<Key> keys() {
        return keys;
    }

    /// Whether a `press` is to hold even keys that are no modifiers, because the same batch releases them.
    public boolean holds() {
        return holds;
    }

    @Override
    public String toString() {
        return action.kind().wireName() + " on " + frame.id();
    }
}
