package dev.deskhand.agent.model;

import java.util.List;

/// A call of a function in a model's answer, apart from its text.
///
/// @param id what its answer must name; unique within a turn
/// @param arguments JSON as the model wrote it, which may be broken
/// @param checks what a person must allow before it is carried out
public record FunctionCall(String id, String name, String arguments, List<SafetyCheck> checks) {
    public FunctionCall {
        checks = List.copyOf(checks);
    }

    /// A call that nobody has to allow.
    public FunctionCall(String id, String name, String arguments) {
        this(id, name, arguments, List.of());
    }
}
