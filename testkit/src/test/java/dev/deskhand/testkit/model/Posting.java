package dev.deskhand.testkit.model;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;

/// Sends requests as a client of a vendor's would, each over a connection of its own. In bodies and answers an
/// apostrophe stands for a quotation mark.
final class Posting {
    private final String path;
    private final List<String> headers;

    /// @param path below the stand-in's root
    /// @param headers names and values in turn
    Posting(String path, String... headers) {
        this.path = path;
        this.headers = List.of(headers);
    }

    /// A screenshot of 30 by 20 pixels, in base64.
    static String picture() throws IOException {
        String url = TestPictures.url(30, 20);
        return url.substring(url.indexOf(',') + 1);
    }

    HttpResponse<String> send(StandInModel there, String body) throws IOException, InterruptedException {
        var builder = HttpRequest.newBuilder(URI.create(there.root() + path))
                .version(HttpClient.Version.HTTP_1_1)
                .timeout(Duration.ofSeconds(30))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body.replace('\'', '"')));
        if (!headers.isEmpty()) {
            builder.headers(headers.toArray(String[]::new));
        }
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(builder.build(), BodyHandlers.ofString());
        }
    }

    String answer(StandInModel there, String body) throws IOException, InterruptedException {
        return send(there, body).body().replace('"', '\'');
    }
}
