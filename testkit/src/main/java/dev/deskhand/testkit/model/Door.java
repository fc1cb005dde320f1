package dev.deskhand.testkit.model;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Lets in what is a request of the protocol, from somebody who has the key, and nothing else.
final class Door {
    private final Dialect dialect;
    private final @Nullable String key;
    private final String canary;

    Door(Dialect dialect, @Nullable String key, String canary) {
        this.dialect = dialect;
        this.key = key;
        this.canary = canary;
    }

    /// What is wrong with a request before its body is looked at; empty where nothing is.
    Optional<Rejection> refuse(HttpRequest request) {
        if (!dialect.serves(request.path())) {
            return Optional.of(new Rejection(404, "there is nothing at this path"));
        }
        if (!request.method().equals("POST")) {
            return Optional.of(new Rejection(405, "only POST is allowed here"));
        }
        if (key != null && !dialect.key(request).equals(Optional.of(key))) {
            return Optional.of(new Rejection(401, "Incorrect API key provided: " + canary));
        }
        String type = request.header("content-type").orElse("");
        if (!type.split(";", 2)[0].strip().equals("application/json")) {
            return Optional.of(new Rejection(415, "the content type must be application/json"));
        }
        return Optional.empty();
    }

    ReadRequest read(HttpRequest request) throws BadRequest {
        return dialect.read(request);
    }

    /// The body of that refusal. It holds the canary.
    byte[] body(Rejection rejection) {
        return Bodies.bytes(dialect.error(rejection.status(), rejection.why() + " (" + canary + ")"));
    }
}
