package dev.deskhand.testkit.model;

import dev.deskhand.agent.screen.Size;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Base64;
import java.util.Iterator;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/// Reads a picture in base64, and holds what is said of it to what its bytes really are.
final class PictureBytes {
    private static final Set<String> TYPES = Set.of("image/png", "image/jpeg");

    private PictureBytes() {}

    static SeenPart.Picture read(String mediaType, String base64, String where) throws BadRequest {
        if (!TYPES.contains(mediaType)) {
            throw new BadRequest(where + " must be a PNG or JPEG picture");
        }
        byte[] bytes = decode(base64, where);
        try (ImageInputStream input = new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))) {
            return new SeenPart.Picture(bytes, mediaType, size(input, mediaType, where));
        } catch (IOException e) {
            throw new BadRequest(where + " does not hold a whole picture");
        }
    }

    private static byte[] decode(String text, String where) throws BadRequest {
        try {
            return Base64.getDecoder().decode(text);
        } catch (IllegalArgumentException e) {
            throw new BadRequest(where + " is not base64");
        }
    }

    /// Decodes all of it: a picture that breaks off has a size as well.
    private static Size size(ImageInputStream input, String mediaType, String where) throws IOException, BadRequest {
        Iterator<ImageReader> readers = ImageIO.getImageReaders(input);
        if (!readers.hasNext()) {
            throw new BadRequest(where + " does not hold a picture");
        }
        ImageReader reader = readers.next();
        try {
            if (!mediaType.equalsIgnoreCase("image/" + reader.getFormatName())) {
                throw new BadRequest(where + " says " + mediaType + " and holds " + reader.getFormatName());
            }
            reader.setInput(input);
            BufferedImage image = reader.read(0);
            return new Size(image.getWidth(), image.getHeight());
        } finally {
            reader.dispose();
        }
    }
}
