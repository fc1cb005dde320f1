package dev.deskhand.app.desk;

import dev.deskhand.agent.run.RunOrder;

/// What a person wants run, and with what.
///
/// @param profile the name of the model profile; [#WITHOUT_MODEL] for explicit steps, which need none
/// @param operator the name of the operator, such as `desktop`
/// @param display which of its displays, counted from 1; 0 where it has only one
public record RunWish(String instruction, String profile, String operator, int display) {
    /// No instruction is longer.
    public static final int LONGEST_INSTRUCTION = RunOrder.LONGEST_INSTRUCTION;

    /// In a profile's place: no profile can have this name.
    public static final String WITHOUT_MODEL = "";

    public RunWish {
        if (display < 0) {
            throw new IllegalArgumentException("displays are counted from 1");
        }
    }

    public boolean isWithoutModel() {
        return profile.equals(WITHOUT_MODEL);
    }

    /// On the operator's only display.
    public RunWish(String instruction, String profile, String operator) {
        this(instruction, profile, operator, 0);
    }
}
