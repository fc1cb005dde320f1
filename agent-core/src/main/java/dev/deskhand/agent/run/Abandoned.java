package dev.deskhand.agent.run;

/// The run was stopped and the operator did not come back from a native call in time. Carries no stack trace, it is no
/// fault of the caller's.
final class Abandoned extends Exception {
    private static final long serialVersionUID = 1L;

    Abandoned() {
        super("abandoned", null, false, false);
    }
}
