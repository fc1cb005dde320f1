package dev.deskhand.testkit.witness;

import java.util.List;

/// One raw XInput2 event: what a device did, before any window is asked.
///
/// @param device the master device it is reported for
/// @param source the device it came from
/// @param detail the keycode or the button; 0 for motion
/// @param values the valuators, for motion: dx and dy, or x and y of an absolute move
/// @param arrivedNanos [System#nanoTime] when it was read (the tool prints no server time)
public record RawInput(Kind kind, int device, int source, int detail, List<Double> values, long arrivedNanos) {
    public RawInput {
        values = List.copyOf(values);
    }

    /// What happened.
    public enum Kind {
        KEY_PRESS,
        KEY_RELEASE,
        BUTTON_PRESS,
        BUTTON_RELEASE,
        MOTION;

        /// A key or a button going down.
        public boolean isPress() {
            return this == KEY_PRESS || this == BUTTON_PRESS;
        }

        /// A key or a button coming up.
        public boolean isRelease() {
            return this == KEY_RELEASE || this == BUTTON_RELEASE;
        }

        boolean isKey() {
            return this == KEY_PRESS || this == KEY_RELEASE;
        }
    }
}
