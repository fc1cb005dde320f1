package dev.deskhand.models;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/// A server that says byte by byte what a test wants, so that it can also break the rules of HTTP.
final class RawServer implements AutoCloseable {
    /// What is said to one request.
    @FunctionalInterface
    interface Script {
        void play(RawLine line) throws IOException, InterruptedException;
    }

    private final ServerSocket server;
    private final List<Script> scripts;
    private final List<RawRequest> requests = new CopyOnWriteArrayList<>();
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final AtomicInteger connections = new AtomicInteger();

    private RawServer(ServerSocket server, List<Script> scripts) {
        this.server = server;
        this.scripts = scripts;
        Thread.ofVirtual().start(this::accept);
    }

    /// One script per request in turn, the last one for all that follow.
    static RawServer saying(Script... scripts) {
        try {
            return on(new ServerSocket(0, 64, InetAddress.getLoopbackAddress()), scripts);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static RawServer on(ServerSocket socket, Script... scripts) {
        return new RawServer(socket, List.of(scripts));
    }

    URI baseUrl() {
        return URI.create("http://127.0.0.1:" + port() + "/v1");
    }

    int port() {
        return server.getLocalPort();
    }

    List<RawRequest> requests() {
        return requests;
    }

    int connections() {
        return connections.get();
    }

    private void accept() {
        try {
            while (true) {
                Socket socket = server.accept();
                connections.incrementAndGet();
                open.add(socket);
                Thread.ofVirtual().start(() -> converse(socket));
            }
        } catch (IOException e) {
            // Closed.
        }
    }

    private void converse(Socket socket) {
        try (socket) {
            RawRequest request = RawRequest.read(socket.getInputStream());
            while (request != null) {
                Script script = scripts.get(Math.min(requests.size(), scripts.size() - 1));
                requests.add(request);
                script.play(new RawLine(socket));
                request = RawRequest.read(socket.getInputStream());
            }
        } catch (IOException e) {
            // The client has gone, or the script closed the connection.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        try {
            server.close();
            for (Socket socket : open) {
                socket.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
