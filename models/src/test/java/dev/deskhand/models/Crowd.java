package dev.deskhand.models;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.ArrayList;
import java.util.List;

/// Connections that fill a server's backlog, so that the next one is left unanswered.
final class Crowd implements AutoCloseable {
    private final List<Socket> sockets = new ArrayList<>();

    Crowd(ServerSocket server) throws IOException {
        for (int i = 0; i < 16; i++) {
            var socket = new Socket();
            sockets.add(socket);
            try {
                socket.connect(server.getLocalSocketAddress(), 200);
            } catch (SocketTimeoutException e) {
                return;
            }
        }
    }

    @Override
    public void close() throws IOException {
        for (Socket socket : sockets) {
            socket.close();
        }
    }
}
