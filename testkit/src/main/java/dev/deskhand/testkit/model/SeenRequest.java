package dev.deskhand.testkit.model;

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
    private final ChatRequest chat;
    private final ClientStream client;

    SeenRequest(int number, long arrivedNanos, HttpRequest http, ChatRequest chat, ClientStream client) {
        this.number = number;
        this.arrivedNanos = arrivedNanos;
        this.http = http;
        this.chat = chat;
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
        return chat.model();
    }

    public boolean isStreamed() {
        return chat.stream();
    }

    public List<SeenMessage> messages() {
        return chat.messages();
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
        List<SeenPart.Picture> shown =
                messages().stream().flatMap(message -> message.shown().stream()).toList();
        if (shown.isEmpty()) {
            throw new NoSuchElementException("request " + number + " shows no picture");
        }
        return shown.getLast().image();
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

    boolean includeUsage() {
        return chat.includeUsage();
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
