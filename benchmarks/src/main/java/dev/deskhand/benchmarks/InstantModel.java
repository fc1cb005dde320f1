package dev.deskhand.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// Speaks the chat-completions protocol, answers every request at once with another click, and keeps nothing but the
/// times. (The stand-in of the test kit decodes and keeps every picture, some 40 MB a request.)
final class InstantModel implements AutoCloseable {
    private static final String EVENT = "data: {\"id\":\"c\",\"object\":\"chat.completion.chunk\",\"created\":1,"
            + "\"model\":\"instant\",\"choices\":[{\"index\":0,\"delta\":%s,\"finish_reason\":%s}]}\n\n";

    private final HttpServer server;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("instant model").factory());
    private final List<Turn> turns = new ArrayList<>();

    /// When the last byte of a request had come, and when its whole answer was handed to the system.
    record Turn(long arrived, long answered) {}

    InstantModel() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(thread);
        server.createContext("/v1/chat/completions", this::answer);
        server.start();
    }

    URI baseUrl() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/v1");
    }

    synchronized List<Turn> turns() {
        return List.copyOf(turns);
    }

    private synchronized void answer(HttpExchange exchange) throws IOException {
        exchange.getRequestBody().transferTo(OutputStream.nullOutputStream());
        long arrived = System.nanoTime();
        byte[] answer = answer(turns.size()).getBytes(UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
        exchange.sendResponseHeaders(200, answer.length);
        turns.add(new Turn(arrived, System.nanoTime()));
        exchange.getResponseBody().write(answer);
        exchange.close();
    }

    /// Sixteen places in turn, so far apart that it does not look like running in circles.
    private static String answer(int turn) {
        int x = 100 + turn % 16 * 110;
        int y = 80 + turn % 16 * 60;
        String text = "Thought: The next place.\\nAction: click(point='<point>" + x + " " + y + "</point>')";
        return EVENT.formatted("{\"role\":\"assistant\",\"content\":\"" + text + "\"}", "null")
                + EVENT.formatted("{}", "\"stop\"")
                + "data: [DONE]\n\n";
    }

    @Override
    public void close() {
        server.stop(0);
        thread.shutdown();
    }
}
