package dev.deskhand.frames;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.screen.Size;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.DataBufferInt;
import java.awt.image.DirectColorModel;
import java.awt.image.Raster;
import java.awt.image.WritableRaster;
import java.io.IOException;
import java.nio.IntBuffer;
import org.jspecify.annotations.Nullable;

/// Pixels in an array, for the encoders written in Java.
final class HeapCanvas implements Canvas {
    private static final int RED = 0xFF0000;
    private static final int GREEN = 0x00FF00;
    private static final int BLUE = 0x0000FF;

    private final Size size;
    private final Format format;
    private int @Nullable [] pixels;

    /// Writes an image.
    @FunctionalInterface
    interface Format {
        byte[] encode(BufferedImage image, int quality) throws IOException;
    }

    HeapCanvas(Size size, Format format) {
        this.size = size;
        this.format = format;
    }

    @Override
    public IntBuffer pixels() {
        int[] fresh = new int[(int) size.area()];
        pixels = fresh;
        return IntBuffer.wrap(fresh);
    }

    @Override
    public void show(int[] shown) {
        pixels = shown;
    }

    @Override
    public byte[] encode(int quality) throws AgentException {
        if (pixels == null) {
            throw new IllegalStateException("nothing to encode");
        }
        try {
            return format.encode(image(pixels), quality);
        } catch (IOException | IllegalArgumentException e) {
            // The writers refuse sides they cannot express with either.
            throw Impossible.ENCODER.because(e);
        }
    }

    /// The same array seen as an image: no pixel is copied.
    private BufferedImage image(int[] array) {
        DataBuffer buffer = new DataBufferInt(array, array.length);
        WritableRaster raster = Raster.createPackedRaster(
                buffer, size.width(), size.height(), size.width(), new int[] {RED, GREEN, BLUE}, null);
        return new BufferedImage(new DirectColorModel(24, RED, GREEN, BLUE), raster, false, null);
    }

    @Override
    public void close() {
        pixels = null;
    }
}
