package dev.deskhand.testkit.witness;

/// Whether something went down or up.
public enum Edge {
    PRESS,
    RELEASE
}
