package dev.deskhand.testkit.witness;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// A key or a button going down on one device.
///
/// @param source the device
/// @param kind the press
/// @param detail the keycode or the button
public record Press(int source, RawInput.Kind kind, int detail) {
    /// The presses among `events` that no later release undid.
    static Set<Press> unreleased(List<RawInput> events) {
        Set<Press> open = new LinkedHashSet<>();
        for (RawInput event : events) {
            RawInput.Kind press = event.kind().isKey() ? RawInput.Kind.KEY_PRESS : RawInput.Kind.BUTTON_PRESS;
            Press key = new Press(event.source(), press, event.detail());
            if (event.kind().isPress()) {
                open.add(key);
            } else if (event.kind().isRelease()) {
                open.remove(key);
            }
        }
        return open;
    }
}
