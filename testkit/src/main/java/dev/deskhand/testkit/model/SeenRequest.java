package dev.deskhand.testkit.model;

import dev.deskhand.agent.screen.Size;
import java.awt.image.BufferedImage;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalLong;

/// A request the stand-in has accepted: what it says, what it shows, how it came and whether its sender has hung up.
public final class SeenRequest {
    private final int number;
    private final long arrivedNanos;
    private final HttpRequest http;
    private final ReadRequest read;
    private final ClientStream client;

    SeenRequest(int number, long arrivedNanos, HttpRequest http, ReadRequest read, ClientStream client) {
        this.number = number;
        this.arrivedNanos = arrivedNanos;
        this.http = http;
        this.read = read;
        this.client = client;
    }

    /// Its place among the accepted requests, from 1.
    public int number() {
        return number;
    }

    /// [System#nanoTime] when its last byte had been read.
    public long arrivedNanos() {
        return arrivedNanos;
    }

    public String model() {
        return read.model();
    }

    public boolean isStreamed() {
        return read.stream();
    }

    public List<SeenMessage> messages() {
        return read.messages();
    }

    /// The text of the user's last message.
    public String lastText() {
        return messages().getLast().text();
    }

    /// All pictures of all messages, in order.
    public List<BufferedImage> pictures() {
        return messages().stream()
                .flatMap(message -> message.pictures().stream())
                .toList();
    }

    /// The picture that was sent last: the screen as it is now.
    public BufferedImage lastPicture() {
        return lastShown().image();
    }

    /// The size of the picture that was sent last.
    Size lastSize() {
        return lastShown().size();
    }

    private SeenPart.Picture lastShown() {
        List<SeenPart.Picture> shown =
                messages().stream().flatMap(message -> message.shown().stream()).toList();
        if (shown.isEmpty()) {
            throw new NoSuchElementException("request " + number + " shows no picture");
        }
        return shown.getLast();
    }

    /// All headers; names in lower case.
    public Map<String, List<String>> headers() {
        return http.headers();
    }

    /// The one value of a header; empty where there is none or more than one.
    public Optional<String> header(String name) {
        return http.header(name);
    }

    /// The bytes of its body as they came.
    public byte[] body() {
        return http.body();
    }

    /// How an answer to it is written.
    Bodies bodies() {
        return read.bodies().apply(this);
    }

    /// When the client closed the connection, by [System#nanoTime]; empty while it is open.
    public OptionalLong closedByClientNanos() {
        return client.ended();
    }

    /// Waits until the client closes the connection and says when, by [System#nanoTime]; fails the test after `limit`.
    public long awaitClosedByClient(Duration limit) throws InterruptedException {
        if (!client.awaitEnd(limit)) {
            throw new AssertionError("the client still holds the connection after " + limit.toMillis() + " ms");
        }
        return client.ended().orElseThrow();
    }
}
