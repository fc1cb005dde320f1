package dev.deskhand.testkit.model;

/// A request the stand-in has refused by itself, because it is not what the protocol allows.
///
/// @param status what it answered
/// @param why the sentence in its answer
public record Rejection(int status, String why) {}
