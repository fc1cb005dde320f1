package dev.deskhand.operators.desktop.x11;

/// Which way the wheel turns. X11 has a button for each, and one press of it is one notch.
public enum Wheel {
    UP(4),
    DOWN(5),
    LEFT(6),
    RIGHT(7);

    private final int button;

    Wheel(int button) {
        this.button = button;
    }

    int button() {
        return button;
    }
}
