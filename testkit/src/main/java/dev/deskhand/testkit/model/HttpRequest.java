package dev.deskhand.testkit.model;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// An HTTP request as it came over the wire; header names in lower case, in order, body whole.
final class HttpRequest {
    private final String method;
    private final String path;
    private final Map<String, List<String>> headers;
    private final byte[] body;

    HttpRequest(String method, String path, Map<String, List<String>> headers, byte[] body) {
        this.method = method;
        this.path = path;
        this.headers = headers;
        this.body = body;
    }

    String method() {
        return method;
    }

    String path() {
        return path;
    }

    Map<String, List<String>> headers() {
        return headers;
    }

    /// The one value of a header; empty where there is none or more than one.
    Optional<String> header(String name) {
        List<String> values = headers.getOrDefault(name.toLowerCase(Locale.ROOT), List.of());
        return values.size() == 1 ? Optional.of(values.getFirst()) : Optional.empty();
    }

    byte[] body() {
        return body.clone();
    }
}
