package dev.deskhand.agent.model;

/// What a provider wants a person to decide before a call is carried out. Only a person may allow it.
///
/// @param id what its acknowledgement must name; empty where the protocol has no ids for them
/// @param code its kind, as the provider calls it
/// @param message what the provider says of it, for a person to read
public record SafetyCheck(String id, String code, String message) {}
