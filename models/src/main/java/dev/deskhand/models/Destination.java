package dev.deskhand.models;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.util.Map;

/// Where requests go, and what they carry to be let in.
///
/// @param origin scheme, host and port: what of the address may be shown
/// @param headers those of the protocol besides what every request has; the key is among them
record Destination(URI address, String origin, Map<String, String> headers) {
    Destination {
        headers = Map.copyOf(headers);
    }

    /// A request with exactly the headers the protocol needs.
    HttpRequest request(BodyPublisher body) {
        var request = HttpRequest.newBuilder(address)
                .header("Content-Type", "application/json")
                .header("Accept", "text/event-stream, application/json")
                .header("User-Agent", "Deskhand")
                .POST(body);
        headers.forEach(request::header);
        return request.build();
    }

    @Override
    public String toString() {
        return origin;
    }
}
