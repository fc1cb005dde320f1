package dev.deskhand.operators.desktop.x11;

import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Revoked;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.locks.LockSupport;

/// Types texts of any script. Called by one thread at a time.
///
/// The times are measured ones: with 30 ms for applications to notice new symbols, 2 ms for each key and twice 30
/// ms before a symbol is taken back, texts arrived whole in terminals, GTK and Chromium; with less they did not.
final class Typist {
    private static final Duration NOTICE = Duration.ofMillis(30);
    private static final Duration LOOK_UP = NOTICE.multipliedBy(2);
    private static final Duration EACH_KEY = Duration.ofMillis(2);

    private final Hands hands;
    private final Striker striker;
    private final LayoutReader layouts;
    private final SpareKeys spares;
    private final CapsLock capsLock;

    Typist(Hands hands, LayoutReader layouts, SpareKeys spares, CapsLock capsLock) {
        this.hands = hands;
        this.striker = new Striker(hands);
        this.layouts = layouts;
        this.spares = spares;
        this.capsLock = capsLock;
    }

    /// The first character that no key types, nor can be made to.
    OptionalInt untypable(String text) throws X11Exception {
        spares.clearExcept(hands.heldKeys());
        return TextPlan.untypable(text, layouts.read());
    }

    /// @throws X11Exception NO_KEY before anything is typed, when some character cannot be
    void type(String text, Permit permit, Progress progress) throws X11Exception, Revoked {
        spares.clearExcept(hands.heldKeys());
        TextPlan plan = TextPlan.of(text, layouts.read());
        progress.expect(plan.strokes());
        permit.check();
        try (Undo _ = capsLock::restore;
                Undo _ = () -> takeBack(plan.keycodes())) {
            capsLock.lift(permit);
            for (TextPlan.Batch batch : plan.batches()) {
                type(batch, permit, progress);
            }
        }
    }

    private void type(TextPlan.Batch batch, Permit permit, Progress progress) throws X11Exception, Revoked {
        if (!batch.lent().isEmpty()) {
            spares.lend(batch.lent());
            permit.pause(NOTICE);
        }
        for (Stroke stroke : batch.strokes()) {
            striker.strike(List.of(stroke), Duration.ZERO, permit);
            progress.step();
            permit.pause(EACH_KEY);
        }
        if (!batch.lent().isEmpty()) {
            permit.pause(LOOK_UP);
        }
    }

    private void takeBack(Collection<Integer> keycodes) throws X11Exception {
        if (!keycodes.isEmpty()) {
            // Also after a stop: what was struck before it must not turn into something else.
            LockSupport.parkNanos(LOOK_UP.toNanos());
            spares.clear(keycodes);
        }
    }
}
