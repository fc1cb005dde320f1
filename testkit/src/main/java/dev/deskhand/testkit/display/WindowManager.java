package dev.deskhand.testkit.display;

/// Who gives windows their place, their frame and the focus.
public enum WindowManager {
    /// Nobody: a window is where it asked to be, the keyboard goes to the window under the pointer.
    NONE,
    /// Openbox with a fixed small configuration: new windows are centred and get the focus.
    OPENBOX
}
