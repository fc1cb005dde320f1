package dev.deskhand.agent.model;

/// A call of a function in a model's answer, apart from its text.
///
/// @param id what its answer must name; unique within a turn
/// @param arguments JSON as the model wrote it, which may be broken
public record FunctionCall(String id, String name, String arguments) {}
