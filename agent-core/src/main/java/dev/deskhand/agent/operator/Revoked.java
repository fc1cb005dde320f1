package dev.deskhand.agent.operator;

/// The permit was taken back: stop where you are. Carries no stack trace, it is no fault.
public final class Revoked extends Exception {
    private static final long serialVersionUID = 1L;

    public Revoked() {
        super("revoked", null, false, false);
    }
}
