package dev.deskhand.models;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import org.jspecify.annotations.Nullable;

/// Where requests go, and with what leave.
///
/// @param origin scheme, host and port: what of the address may be shown
record Destination(URI address, String origin, @Nullable ApiKey key) {
    /// A request with exactly the headers the protocol needs.
    HttpRequest request(BodyPublisher body) {
        var request = HttpRequest.newBuilder(address)
                .header("Content-Type", "application/json")
                .header("Accept", "text/event-stream, application/json")
                .header("User-Agent", "Deskhand")
                .POST(body);
        if (key != null) {
            request.header("Authorization", key.authorization());
        }
        return request.build();
    }

    @Override
    public String toString() {
        return origin;
    }
}
