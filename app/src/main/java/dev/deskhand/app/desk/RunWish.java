package dev.deskhand.app.desk;

import dev.deskhand.agent.run.RunOrder;

/// What a person wants run, and with what.
///
/// @param profile the name of the model profile
/// @param operator the name of the operator, such as `desktop`
public record RunWish(String instruction, String profile, String operator) {
    /// No instruction is longer.
    public static final int LONGEST_INSTRUCTION = RunOrder.LONGEST_INSTRUCTION;
}
