package dev.deskhand.models;

import dev.deskhand.agent.failure.AgentFailure.ModelGarbled.Flaw;
import java.io.IOException;

/// A body that is neither a stream of server-sent events nor an answer in one piece, or too long a one. Says nothing of
/// what is in it.
final class MalformedStream extends IOException {
    private static final long serialVersionUID = 1L;

    private final Flaw flaw;

    MalformedStream(Flaw flaw, String what) {
        super(what);
        this.flaw = flaw;
    }

    Flaw flaw() {
        return flaw;
    }
}
