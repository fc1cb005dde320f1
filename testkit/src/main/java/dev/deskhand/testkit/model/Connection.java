package dev.deskhand.testkit.model;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/// One client's connection: what it sends, and HTTP/1.1 answers to it written byte by byte as a test needs them.
final class Connection implements AutoCloseable {
    private final Socket socket;
    private final OutputStream out;
    private final ClientStream client = new ClientStream();

    Connection(Socket socket) throws IOException {
        this.socket = socket;
        socket.setTcpNoDelay(true);
        this.out = socket.getOutputStream();
        var in = socket.getInputStream();
        Thread.ofVirtual().name("stand-in model, listening").start(() -> client.pump(in));
    }

    ClientStream client() {
        return client;
    }

    /// A whole answer.
    void answer(int status, Map<String, String> headers, String contentType, byte[] body) throws IOException {
        begin(status, headers, contentType, "Content-Length: " + body.length);
        out.write(body);
        out.flush();
    }

    /// The head of an answer whose body comes in chunks.
    void beginChunks(String contentType) throws IOException {
        begin(200, Map.of(), contentType, "Transfer-Encoding: chunked");
        out.flush();
    }

    /// The head of an answer with a body of that length.
    void beginBody(String contentType, int length) throws IOException {
        begin(200, Map.of(), contentType, "Content-Length: " + length);
        out.flush();
    }

    /// One without bytes is left out: it would say that the body is over.
    void chunk(byte[] bytes) throws IOException {
        if (bytes.length == 0) {
            return;
        }
        out.write((Integer.toHexString(bytes.length) + "\r\n").getBytes(StandardCharsets.US_ASCII));
        out.write(bytes);
        out.write(new byte[] {'\r', '\n'});
        out.flush();
    }

    void endChunks() throws IOException {
        out.write("0\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
        out.flush();
    }

    void bytes(byte[] bytes) throws IOException {
        out.write(bytes);
        out.flush();
    }

    private void begin(int status, Map<String, String> headers, String contentType, String framing) throws IOException {
        StringBuilder head = new StringBuilder("HTTP/1.1 " + status + " Stand-in\r\n");
        if (headers.keySet().stream().noneMatch("Content-Type"::equalsIgnoreCase)) {
            head.append("Content-Type: ").append(contentType).append("\r\n");
        }
        headers.forEach(
                (name, value) -> head.append(name).append(": ").append(value).append("\r\n"));
        head.append(framing).append("\r\n\r\n");
        out.write(head.toString().getBytes(StandardCharsets.ISO_8859_1));
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
