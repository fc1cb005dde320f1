package dev.deskhand.testkit.model;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Base64;
import java.util.Iterator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/// Reads the picture in a `data:` URL, and holds the URL to what its bytes really are.
final class DataUrlReader {
    private static final Pattern URL = Pattern.compile("data:image/(png|jpeg);base64,(.*)", Pattern.DOTALL);

    SeenPart.Picture read(String url, String where) throws BadRequest {
        Matcher matcher = URL.matcher(url);
        if (!matcher.matches()) {
            throw new BadRequest(where + " must be a data URL of a PNG or JPEG picture in base64");
        }
        byte[] bytes = decode(matcher.group(2), where);
        try (ImageInputStream input = new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))) {
            check(input, matcher.group(1), where);
            return new SeenPart.Picture(bytes, "image/" + matcher.group(1));
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

    private static void check(ImageInputStream input, String type, String where) throws IOException, BadRequest {
        Iterator<ImageReader> readers = ImageIO.getImageReaders(input);
        if (!readers.hasNext()) {
            throw new BadRequest(where + " does not hold a picture");
        }
        ImageReader reader = readers.next();
        try {
            if (!reader.getFormatName().equalsIgnoreCase(type)) {
                throw new BadRequest(where + " says " + type + " and holds " + reader.getFormatName());
            }
            reader.setInput(input);
            reader.read(0);
        } finally {
            reader.dispose();
        }
    }
}
