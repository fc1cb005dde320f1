package dev.deskhand.testkit.model;

import java.util.Optional;

/// What of a stand-in is one protocol's own. For any thread.
interface Dialect {
    /// What its clients' addresses end in, such as `/v1`.
    String basePath();

    /// Whether requests are taken at that path, its query with it.
    boolean serves(String path);

    /// The key a request came with.
    Optional<String> key(HttpRequest request);

    ReadRequest read(HttpRequest request) throws BadRequest;

    /// The body of a refusal.
    String error(int status, String message);

    /// The key after `Bearer`.
    static Optional<String> bearer(HttpRequest request) {
        return request.header("authorization")
                .filter(value -> value.startsWith("Bearer "))
                .map(value -> value.substring("Bearer ".length()));
    }
}
