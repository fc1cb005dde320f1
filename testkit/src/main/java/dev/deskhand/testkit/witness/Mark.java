package dev.deskhand.testkit.witness;

/// A place in the order of what a witness has seen; made by its `mark()`, used with its `since`.
public record Mark(int position) {}
