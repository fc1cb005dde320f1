package dev.deskhand.operators.desktop.x11;

/// Something a device did, before any window, grab or key binding had a say.
///
/// @param detail the keycode or the physical button; 0 for motion
/// @param source the device's number
/// @param injected whether the device is an XTEST one: a program did it, ours or another
/// @param at the server's time in milliseconds
public record RawInput(Kind kind, int detail, int source, boolean injected, long at) {
    /// What it did.
    public enum Kind {
        KEY_DOWN,
        KEY_UP,
        BUTTON_DOWN,
        BUTTON_UP,
        MOTION,
        TOUCH
    }
}
