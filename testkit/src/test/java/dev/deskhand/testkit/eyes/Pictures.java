package dev.deskhand.testkit.eyes;

import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.agent.screen.Size;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/// What happens to a screen on its way to a model, done by the JDK alone.
final class Pictures {
    private Pictures() {}

    static BufferedImage scaled(BufferedImage image, int width, int height) {
        BufferedImage scaled = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = scaled.createGraphics();
        graphics.drawImage(image.getScaledInstance(width, height, Image.SCALE_AREA_AVERAGING), 0, 0, null);
        graphics.dispose();
        return scaled;
    }

    static BufferedImage jpeg(BufferedImage image, float quality) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
        ImageWriteParam parameters = writer.getDefaultWriteParam();
        parameters.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        parameters.setCompressionQuality(quality);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (var output = new MemoryCacheImageOutputStream(bytes)) {
            writer.setOutput(output);
            writer.write(null, new IIOImage(image, null, null), parameters);
        } finally {
            writer.dispose();
        }
        return ImageIO.read(new ByteArrayInputStream(bytes.toByteArray()));
    }

    static ScreenPixel onScreen(Spot spot, Size picture, Size screen) {
        return new ScreenPixel((int) ((spot.x() + 0.5) * screen.width() / picture.width()), (int)
                ((spot.y() + 0.5) * screen.height() / picture.height()));
    }
}
