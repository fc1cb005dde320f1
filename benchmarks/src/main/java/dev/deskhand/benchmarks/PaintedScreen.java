package dev.deskhand.benchmarks;

import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.FrameId;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.agent.screen.TileHashes;
import java.awt.Color;
import java.awt.Font;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.time.Instant;
import java.util.BitSet;

/// A screen as people have them: a wallpaper, windows with small text, buttons. The same pixels every time.
final class PaintedScreen {
    private static final Color[] INKS = {
        Color.BLACK, new Color(0x0055AA), Color.DARK_GRAY, new Color(0xAA0000), Color.BLACK
    };

    private PaintedScreen() {}

    static Frame of(Size size) {
        BufferedImage image = new BufferedImage(size.width(), size.height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D canvas = image.createGraphics();
        canvas.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        canvas.setPaint(new GradientPaint(0, 0, new Color(0x20364F), size.width(), size.height(), new Color(0x5D88A8)));
        canvas.fillRect(0, 0, size.width(), size.height());
        paintWindow(canvas, size.width() / 20, size.height() / 20, size.width() / 2, size.height() * 4 / 5);
        paintWindow(canvas, size.width() * 3 / 5, size.height() / 6, size.width() / 3, size.height() * 3 / 5);
        canvas.dispose();
        int[] pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        TileHashes tiles = TileHashes.of(pixels, size);
        return new Frame(new FrameId(1), new ScreenRect(0, 0, size), pixels, tiles, new BitSet(), Instant.EPOCH);
    }

    private static void paintWindow(Graphics2D canvas, int x, int y, int width, int height) {
        canvas.setColor(new Color(0xE8E8E8));
        canvas.fillRect(x, y, width, height);
        canvas.setColor(Color.WHITE);
        canvas.fillRect(x + 1, y + 60, width - 2, height - 61);
        for (int button = 0; button < 8; button++) {
            canvas.setColor(Color.GRAY);
            canvas.drawRoundRect(x + 10 + button * 90, y + 28, 80, 24, 6, 6);
        }
        canvas.setFont(new Font(Font.DIALOG, Font.PLAIN, 12));
        for (int line = 0; 80 + line * 18 < height - 8; line++) {
            canvas.setColor(INKS[line % INKS.length]);
            canvas.drawString(
                    line + "  The quick brown fox jumps over " + line * 7919 % 10007, x + 12, y + 80 + line * 18);
        }
    }
}
