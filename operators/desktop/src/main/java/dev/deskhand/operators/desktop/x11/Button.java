package dev.deskhand.operators.desktop.x11;

/// A button by what it does, not by where it is.
public enum Button {
    LEFT(1),
    MIDDLE(2),
    RIGHT(3);

    private final int logical;

    Button(int logical) {
        this.logical = logical;
    }

    /// The number applications see.
    int logical() {
        return logical;
    }
}
