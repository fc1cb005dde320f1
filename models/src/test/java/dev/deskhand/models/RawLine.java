package dev.deskhand.models;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.time.Duration;

/// The server's end of a connection, after a request has been read from it.
final class RawLine {
    private static final String STREAM = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n";

    private final Socket socket;

    RawLine(Socket socket) {
        this.socket = socket;
    }

    /// Bytes as they are.
    RawLine raw(String text) throws IOException {
        return bytes(text.getBytes(UTF_8));
    }

    RawLine bytes(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
        socket.getOutputStream().flush();
        return this;
    }

    /// A whole answer with its length.
    RawLine answer(String status, String headers, String body) throws IOException {
        return raw("HTTP/1.1 " + status + "\r\n" + headers + "Content-Length: " + body.getBytes(UTF_8).length
                + "\r\n\r\n" + body);
    }

    /// The headers of a stream in chunks.
    RawLine begin() throws IOException {
        return raw(STREAM + "Transfer-Encoding: chunked\r\n\r\n");
    }

    /// The headers of a stream that ends with the connection.
    RawLine beginUntilClosed() throws IOException {
        return raw(STREAM + "Connection: close\r\n\r\n");
    }

    RawLine chunk(String text) throws IOException {
        return raw(Integer.toHexString(text.getBytes(UTF_8).length) + "\r\n" + text + "\r\n");
    }

    RawLine event(String json) throws IOException {
        return chunk("data: " + json + "\n\n");
    }

    /// A piece of the answer.
    RawLine piece(String text) throws IOException {
        return event("{\"choices\":[{\"index\":0,\"delta\":{\"content\":\"" + text + "\"}}]}");
    }

    RawLine finish(String reason) throws IOException {
        return event("{\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"" + reason + "\"}]}");
    }

    /// `[DONE]` and the last chunk.
    void done() throws IOException {
        event("[DONE]").raw("0\r\n\r\n");
    }

    /// A whole answer of one piece.
    void say(String text) throws IOException {
        begin().piece(text).finish("stop").done();
    }

    /// Says that nothing more comes, and goes on listening.
    void endOutput() throws IOException {
        socket.shutdownOutput();
    }

    void close() throws IOException {
        socket.close();
    }

    /// Waits until the client has closed the connection, as far as that can be seen without sending.
    void awaitClosed(Duration limit) throws IOException {
        socket.setSoTimeout((int) limit.toMillis());
        try {
            if (socket.getInputStream().read() >= 0) {
                throw new IOException("something came instead of the end");
            }
        } catch (SocketException e) {
            // Reset: closed as well, with bytes of ours unread.
        }
    }
}
