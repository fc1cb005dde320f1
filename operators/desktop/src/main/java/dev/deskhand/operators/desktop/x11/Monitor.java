package dev.deskhand.operators.desktop.x11;

/// One display of the person's desk, as RandR tells it.
///
/// @param name the output's name, such as `DP-1`
/// @param area where it lies on the root window
/// @param primary whether the person marked it as the main one
public record Monitor(String name, Area area, boolean primary) {}
