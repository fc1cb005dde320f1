package dev.deskhand.frames;

import dev.deskhand.agent.family.PictureSpec;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.agent.screen.SmartResize;
import dev.deskhand.agent.screen.TileHashes;
import java.awt.Color;
import java.awt.Font;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.time.Instant;
import java.util.BitSet;
import java.util.Random;
import javax.imageio.ImageIO;

/// Screens to encode, and what comes back from decoding.
final class Pictures {
    static final PictureSpec.Sizing AS_IT_IS = new PictureSpec.UpTo(Long.MAX_VALUE);
    /// Sides that are multiples of 28, as the Qwen line wants them: 1920x1080 becomes 1932x1092.
    static final PictureSpec.Sizing SMART = new PictureSpec.Smart(new SmartResize(28, 56 * 56, 1L << 24));

    private Pictures() {}

    static Frame frame(Size size, int[] pixels) {
        return new Frame(
                new FrameId(7),
                new ScreenRect(0, 0, size),
                pixels,
                TileHashes.of(pixels, size),
                new BitSet(),
                Instant.EPOCH);
    }

    static Frame noise(Size size) {
        return frame(size, new Random(size.area()).ints(size.area(), 0, 1 << 24).toArray());
    }

    /// A screen as they are: mostly flat, small text in colours, thin lines, one gradient.
    static Frame desktop(Size size) {
        BufferedImage image = new BufferedImage(size.width(), size.height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D canvas = image.createGraphics();
        canvas.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        canvas.setColor(Color.WHITE);
        canvas.fillRect(0, 0, size.width(), size.height());
        canvas.setPaint(new GradientPaint(0, 0, Color.ORANGE, size.width(), 0, Color.BLUE));
        canvas.fillRect(0, 0, size.width(), size.height() / 10);
        Color[] inks = {Color.BLACK, Color.RED, new Color(0x0066CC), new Color(0x008800), Color.GRAY};
        for (int line = 0, y = size.height() / 10 + 16; y < size.height(); line++, y += 16) {
            canvas.setColor(inks[line % inks.length]);
            canvas.setFont(new Font(Font.DIALOG, Font.PLAIN, 10 + line % 4));
            for (int x = 4; x < size.width(); x += 310) {
                canvas.drawString("Row " + line + ": save as… <the quick fox> " + x, x, y);
                canvas.drawLine(x, y + 3, x + 280, y + 3);
            }
        }
        canvas.dispose();
        return frame(size, pixels(image));
    }

    static PictureSpec jpeg(int quality) {
        return spec(AS_IT_IS, Picture.Format.JPEG, quality);
    }

    static PictureSpec png() {
        return spec(AS_IT_IS, Picture.Format.PNG, 100);
    }

    static PictureSpec spec(PictureSpec.Sizing sizing, Picture.Format format, int quality) {
        return new PictureSpec(sizing, format, quality, 1L << 30);
    }

    static int[] decode(Picture picture) throws IOException {
        return pixels(ImageIO.read(new ByteArrayInputStream(picture.bytes())));
    }

    static Size decodedSize(Picture picture) throws IOException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(picture.bytes()));
        return new Size(image.getWidth(), image.getHeight());
    }

    private static int[] pixels(BufferedImage image) {
        int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] &= 0xFFFFFF;
        }
        return pixels;
    }

    /// Peak signal-to-noise ratio in dB over all three channels; over 40 no difference is seen.
    static double psnr(int[] one, int[] other) {
        double squares = 0;
        for (int i = 0; i < one.length; i++) {
            for (int shift = 0; shift <= 16; shift += 8) {
                int difference = (one[i] >> shift & 0xFF) - (other[i] >> shift & 0xFF);
                squares += difference * difference;
            }
        }
        return 10 * Math.log10(255.0 * 255 * 3 * one.length / squares);
    }
}
