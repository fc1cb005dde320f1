package dev.deskhand.app.child;

/// What a process left when it ended.
public record Ended(int status, String out, String err) {}
