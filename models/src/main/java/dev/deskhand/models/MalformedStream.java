package dev.deskhand.models;

import java.io.IOException;

/// A body that is no stream of server-sent events, or too long a one. Says nothing of what is in it.
final class MalformedStream extends IOException {
    private static final long serialVersionUID = 1L;

    MalformedStream(String what) {
        super(what);
    }
}
