package dev.deskhand.testkit.application;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.deskhand.agent.screen.ScreenPixel;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/// Serves one page with a script that sends every input event back, in order.
final class PageServer implements AutoCloseable {
    private final ObjectMapper json = new ObjectMapper();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final HttpServer server;
    private final Consumer<PageEvent> onEvent;

    PageServer(String html, Consumer<PageEvent> onEvent) {
        this.onEvent = onEvent;
        String page = html + "<script>" + script() + "</script>";
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/", exchange -> answer(exchange, page));
        server.createContext("/event", this::event);
        server.setExecutor(threads);
        server.start();
    }

    URI address() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
    }

    private void event(HttpExchange exchange) throws IOException {
        JsonNode event = json.readTree(exchange.getRequestBody().readAllBytes());
        onEvent.accept(new PageEvent(
                event.path("type").asText(),
                event.path("target").asText(),
                new ScreenPixel(event.path("x").asInt(), event.path("y").asInt()),
                event.path("button").asInt(),
                event.path("key").asText(),
                event.path("detail").asInt(),
                event.path("trusted").asBoolean()));
        answer(exchange, "");
    }

    private static void answer(HttpExchange exchange, String text) throws IOException {
        try (exchange) {
            byte[] body = text.getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().add("Content-Type", "text/html; charset=utf-8");
            exchange.sendResponseHeaders(200, body.length == 0 ? -1 : body.length);
            exchange.getResponseBody().write(body);
        }
    }

    private static String script() {
        try (InputStream source = PageServer.class.getResourceAsStream("report-input.js")) {
            if (source == null) {
                throw new IllegalStateException("report-input.js is not in the test kit");
            }
            return new String(source.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
