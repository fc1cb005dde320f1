package dev.deskhand.testkit.display;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.EOFException;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SocketChannel;

/// Takes the pixels of a whole X screen by speaking the core X11 protocol itself: one connection, one GetImage. So a
/// test sees the screen without any code of the program it tests, without AWT's one display, and without the pointer.
///
/// Knows the local servers tests start: no cookie, little-endian, 32 bits a pixel.
final class Screenshot implements AutoCloseable {
    private static final int GET_IMAGE = 73;
    private static final byte Z_PIXMAP = 2;

    private final SocketChannel server;

    private Screenshot(SocketChannel server) {
        this.server = server;
    }

    /// @param display its name, such as `:7`
    static BufferedImage of(String display) throws IOException {
        var address = UnixDomainSocketAddress.of("/tmp/.X11-unix/X" + display.substring(1));
        try (Screenshot shot = new Screenshot(SocketChannel.open(address))) {
            return shot.take();
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
    }

    private BufferedImage take() throws IOException {
        ByteBuffer setup = connect();
        int vendorLength = setup.getShort(16);
        int formats = setup.get(21);
        int screen = 32 + padded(vendorLength) + 8 * formats;
        int root = setup.getInt(screen);
        int width = Short.toUnsignedInt(setup.getShort(screen + 20));
        int height = Short.toUnsignedInt(setup.getShort(screen + 22));
        return image(root, width, height);
    }

    /// The server's answer to the connection setup, without its first eight bytes.
    private ByteBuffer connect() throws IOException {
        ByteBuffer hello = buffer(12).put((byte) 'l').put((byte) 0).putShort((short) 11);
        write(hello.position(12));
        ByteBuffer head = read(8);
        if (head.get(0) != 1) {
            throw new IOException("the X server refused the connection");
        }
        return read(4 * Short.toUnsignedInt(head.getShort(6)));
    }

    private BufferedImage image(int root, int width, int height) throws IOException {
        ByteBuffer request = buffer(20).put((byte) GET_IMAGE).put(Z_PIXMAP).putShort((short) 5);
        request.putInt(root)
                .putInt(0)
                .putShort((short) width)
                .putShort((short) height)
                .putInt(-1);
        write(request);
        ByteBuffer head = read(32);
        if (head.get(0) != 1) {
            throw new IOException("the X server gave no image: error " + head.get(1));
        }
        ByteBuffer pixels = read(4 * head.getInt(4));
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        pixels.asIntBuffer().get(((DataBufferInt) image.getRaster().getDataBuffer()).getData());
        return image;
    }

    private void write(ByteBuffer bytes) throws IOException {
        bytes.flip();
        while (bytes.hasRemaining()) {
            server.write(bytes);
        }
    }

    private ByteBuffer read(int count) throws IOException {
        ByteBuffer bytes = buffer(count);
        while (bytes.hasRemaining()) {
            if (server.read(bytes) < 0) {
                throw new EOFException("the X server hung up");
            }
        }
        return bytes.flip();
    }

    private static ByteBuffer buffer(int count) {
        return ByteBuffer.allocate(count).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static int padded(int length) {
        return (length + 3) & ~3;
    }
}
