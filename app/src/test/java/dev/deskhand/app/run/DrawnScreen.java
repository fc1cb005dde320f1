package dev.deskhand.app.run;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;

/// A picture of a desktop with two windows, drawn without any font so that it is the same everywhere.
final class DrawnScreen {
    private DrawnScreen() {}

    static byte[] png() throws IOException {
        BufferedImage image = new BufferedImage(1280, 800, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        fill(graphics, 0x3B5B7A, 0, 0, 1280, 800, 0);
        fill(graphics, 0x44678A, -200, 420, 1100, 700, 700);
        fill(graphics, 0x20242B, 0, 0, 1280, 34, 0);
        fill(graphics, 0xC9D1DA, 16, 12, 70, 10, 6);
        fill(graphics, 0x7E8894, 1180, 12, 84, 10, 6);
        window(graphics, 120, 90, 640, 470);
        window(graphics, 560, 300, 600, 420);
        lines(graphics, 160, 170, 15);
        lines(graphics, 600, 380, 7);
        fill(graphics, 0x4650D2, 1020, 660, 110, 34, 8);
        graphics.dispose();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(image, "png", bytes);
        return bytes.toByteArray();
    }

    private static void window(Graphics2D graphics, int x, int y, int width, int height) {
        fill(graphics, 0x1E2A36, x + 6, y + 10, width, height, 14);
        fill(graphics, 0xFBFBFC, x, y, width, height, 14);
        fill(graphics, 0xE6E9ED, x, y, width, 40, 14);
        fill(graphics, 0xE6E9ED, x, y + 20, width, 20, 0);
        fill(graphics, 0xAEB6C0, x + width / 2 - 80, y + 15, 160, 10, 6);
        for (int dot = 0; dot < 3; dot++) {
            fill(graphics, 0xAEB6C0, x + 16 + dot * 20, y + 14, 12, 12, 12);
        }
    }

    private static void lines(Graphics2D graphics, int x, int y, int count) {
        for (int line = 0; line < count; line++) {
            fill(graphics, 0xD3D8DE, x, y + line * 24, 180 + line * 97 % 320, 9, 6);
        }
    }

    private static void fill(Graphics2D graphics, int colour, int x, int y, int width, int height, int arc) {
        graphics.setColor(new Color(colour));
        graphics.fillRoundRect(x, y, width, height, arc, arc);
    }
}
