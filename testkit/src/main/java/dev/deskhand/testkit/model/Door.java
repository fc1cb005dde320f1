package dev.deskhand.testkit.model;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Lets in what is a request for a chat completion, from somebody who has the key, and nothing else.
final class Door {
    private final @Nullable String key;
    private final String canary;
    private final ChatRequestReader reader = new ChatRequestReader();

    Door(@Nullable String key, String canary) {
        this.key = key;
        this.canary = canary;
    }

    /// What is wrong with a request before its body is looked at; empty where nothing is.
    Optional<Rejection> refuse(HttpRequest request) {
        if (!request.path().equals("/v1/chat/completions")) {
            return Optional.of(new Rejection(404, "there is nothing at this path"));
        }
        if (!request.method().equals("POST")) {
            return Optional.of(new Rejection(405, "only POST is allowed here"));
        }
        if (key != null && !request.header("authorization").equals(Optional.of("Bearer " + key))) {
            return Optional.of(new Rejection(401, "Incorrect API key provided: " + canary));
        }
        String type = request.header("content-type").orElse("");
        if (!type.split(";", 2)[0].strip().equals("application/json")) {
            return Optional.of(new Rejection(415, "the content type must be application/json"));
        }
        return Optional.empty();
    }

    ChatRequest read(HttpRequest request) throws BadRequest {
        return reader.read(request.body());
    }
}
