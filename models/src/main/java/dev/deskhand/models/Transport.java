package dev.deskhand.models;

import java.net.http.HttpClient;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// The connections to one endpoint and the virtual threads that read them. Follows no redirect, keeps no cookies, logs
/// nothing, knows no other credentials; goes through the proxy that Java is told of.
final class Transport implements AutoCloseable {
    private final ExecutorService threads = Executors.newThreadPerTaskExecutor(
            Thread.ofVirtual().name("model-", 0).factory());
    private final HttpClient client;

    Transport(Duration connect) {
        client = HttpClient.newBuilder()
                // One request per connection at a time: closing it is how a request is taken back.
                .version(HttpClient.Version.HTTP_1_1)
                .followRedirects(HttpClient.Redirect.NEVER)
                .connectTimeout(connect)
                .executor(threads)
                .build();
    }

    HttpClient client() {
        return client;
    }

    ExecutorService threads() {
        return threads;
    }

    /// Breaks off what is under way.
    @Override
    public void close() {
        client.shutdownNow();
        threads.shutdownNow();
    }
}
