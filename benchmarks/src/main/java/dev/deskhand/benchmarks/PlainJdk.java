package dev.deskhand.benchmarks;

import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.Size;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.awt.image.DirectColorModel;
import java.awt.image.Raster;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/// Resizing and encoding by the JDK alone, to compare with. Its JPEG has half the colour resolution on each axis.
final class PlainJdk {
    private PlainJdk() {}

    static byte[] encode(Frame frame, Size size, int quality) throws IOException {
        return jpeg(resized(frame, size), quality);
    }

    private static BufferedImage resized(Frame frame, Size size) {
        BufferedImage made = new BufferedImage(size.width(), size.height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D canvas = made.createGraphics();
        canvas.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        canvas.drawImage(image(frame), 0, 0, size.width(), size.height(), null);
        canvas.dispose();
        return made;
    }

    private static BufferedImage image(Frame frame) {
        int width = frame.size().width();
        int[] masks = {0xFF0000, 0xFF00, 0xFF};
        DataBufferInt pixels = new DataBufferInt(frame.pixels(), frame.pixels().length);
        return new BufferedImage(
                new DirectColorModel(24, masks[0], masks[1], masks[2]),
                Raster.createPackedRaster(pixels, width, frame.size().height(), width, masks, null),
                false,
                null);
    }

    private static byte[] jpeg(BufferedImage image, int quality) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (MemoryCacheImageOutputStream output = new MemoryCacheImageOutputStream(bytes)) {
            ImageWriteParam settings = writer.getDefaultWriteParam();
            settings.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            settings.setCompressionQuality(quality / 100f);
            writer.setOutput(output);
            writer.write(null, new IIOImage(image, null, null), settings);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }
}
