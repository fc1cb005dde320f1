package dev.deskhand.app.run;

/// A pair of eyes and hands a person can choose.
///
/// @param operator its name, such as `desktop`
/// @param place whether it works on the display the window is on
public record OperatorChoice(String operator, Place place) {
    /// Where it works.
    public enum Place {
        THIS_DISPLAY,
        ELSEWHERE
    }
}
