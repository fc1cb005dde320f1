package dev.deskhand.agent.action;

import dev.deskhand.agent.screen.Fraction;

/// A rectangle a model pointed at, as two corners in fractions of the frame, in the order it named them.
public record Box(Fraction first, Fraction second) {
    /// A box acts at its centre.
    public Fraction centre() {
        return new Fraction((first.x() + second.x()) / 2, (first.y() + second.y()) / 2);
    }
}
