package dev.deskhand.app.run;

import dev.deskhand.agent.screen.Size;
import org.jspecify.annotations.Nullable;

/// A pair of eyes and hands a person can choose.
///
/// @param operator its name, such as `desktop`
/// @param place whether it works on the display the window is on
/// @param display which of its displays it works on; null where it has only one
public record OperatorChoice(
        String operator, Place place, @Nullable Numbered display) {
    /// One with a single display.
    public OperatorChoice(String operator, Place place) {
        this(operator, place, null);
    }

    /// Where it works.
    public enum Place {
        THIS_DISPLAY,
        ELSEWHERE
    }

    /// One of several displays.
    ///
    /// @param number counted from 1, as on the command line
    /// @param name what the system calls it, such as `HDMI-1`
    public record Numbered(int number, String name, Size size) {}
}
