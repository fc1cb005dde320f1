package dev.deskhand.testkit.contract;

import dev.deskhand.agent.screen.FramePixel;
import dev.deskhand.testkit.witness.Edge;

/// A button or a key going down or up, as it reached the screen an operator works on.
///
/// @param code the button (1 left, 2 middle, 3 right) or whatever the screen calls the key
/// @param at where the pointer was
public record Touch(Edge edge, Means means, int code, FramePixel at) {
    /// What went down or up.
    public enum Means {
        BUTTON,
        KEY
    }

    boolean isPress() {
        return edge == Edge.PRESS;
    }
}
