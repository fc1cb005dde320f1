package dev.deskhand.testkit.eyes;

import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;

/// Finds the buttons along the lower edge of a GTK dialog by their upright borders. For recording templates before a
/// run.
public final class ButtonRow {
    private static final int STRIP = 48;
    private static final int CONTRAST = 12;

    private final BufferedImage screenshot;
    private final ScreenRect window;

    private ButtonRow(BufferedImage screenshot, ScreenRect window) {
        this.screenshot = screenshot;
        this.window = window;
    }

    /// The buttons from left to right; No and Yes, or Cancel and OK, in a dialog of zenity's.
    ///
    /// @param window the dialog's content on the screenshot
    public static List<ScreenRect> of(BufferedImage screenshot, ScreenRect window) {
        return new ButtonRow(screenshot, window).find();
    }

    private List<ScreenRect> find() {
        int height = Math.min(STRIP, window.size().height());
        int top = window.y() + window.size().height() - height;
        List<Integer> borders = new ArrayList<>();
        for (int x = window.x(); x < window.x() + window.size().width(); x++) {
            if (isBorder(x, top, height)) {
                borders.add(x);
            }
        }
        List<ScreenRect> buttons = new ArrayList<>();
        for (int i = 0; i + 1 < borders.size(); i += 2) {
            int left = borders.get(i);
            buttons.add(new ScreenRect(left, top, new Size(borders.get(i + 1) - left + 1, height)));
        }
        return List.copyOf(buttons);
    }

    /// Whether more than half of the column stands out from the dialog's background, and the column before does not.
    private boolean isBorder(int x, int top, int height) {
        return isUpright(x, top, height) && !isUpright(x - 1, top, height);
    }

    private boolean isUpright(int x, int top, int height) {
        if (x <= window.x()) {
            return false;
        }
        int background = green(window.x() + 1, top + height - 2);
        int count = 0;
        for (int y = top; y < top + height; y++) {
            if (Math.abs(green(x, y) - background) > CONTRAST) {
                count++;
            }
        }
        return count > height / 2;
    }

    private int green(int x, int y) {
        return screenshot.getRGB(x, y) >> 8 & 0xff;
    }
}
