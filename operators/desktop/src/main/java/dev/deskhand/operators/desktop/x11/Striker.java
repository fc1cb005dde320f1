package dev.deskhand.operators.desktop.x11;

import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/// Puts strokes down and lets them up again. Whatever it puts down for its own use is up again when a call
/// returns or throws; what was down before stays down.
final class Striker {
    private final Hands hands;

    Striker(Hands hands) {
        this.hands = hands;
    }

    /// Puts all strokes down in order, waiting between, then lets them up the other way round.
    void strike(List<Stroke> strokes, Duration between, Permit permit) throws X11Exception, Revoked {
        Deque<Integer> ours = new ArrayDeque<>();
        try (Undo _ = () -> lift(ours)) {
            for (Stroke stroke : strokes) {
                put(stroke, ours, permit);
                if (strokes.size() > 1) {
                    permit.pause(between);
                }
            }
        }
    }

    /// Puts the stroke down and leaves it there.
    void hold(Stroke stroke, Permit permit) throws X11Exception, Revoked {
        put(stroke, new ArrayDeque<>(), permit);
    }

    void lift(Stroke stroke) throws X11Exception {
        hands.liftKey(stroke.keycode());
        for (int modifier : stroke.modifiers().reversed()) {
            hands.liftKey(modifier);
        }
    }

    private void put(Stroke stroke, Deque<Integer> ours, Permit permit) throws X11Exception, Revoked {
        for (int modifier : stroke.modifiers()) {
            put(modifier, ours, permit);
        }
        put(stroke.keycode(), ours, permit);
    }

    private void put(int keycode, Deque<Integer> ours, Permit permit) throws X11Exception, Revoked {
        if (!hands.heldKeys().contains(keycode)) {
            ours.push(keycode);
            hands.pressKey(permit, keycode);
        }
    }

    private void lift(Deque<Integer> ours) throws X11Exception {
        for (int keycode : ours) {
            hands.liftKey(keycode);
        }
    }
}
