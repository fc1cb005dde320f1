package dev.deskhand.testkit.eyes;

import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import java.awt.image.BufferedImage;

/// What something looks like: a piece cut out of a screen. A picture that was made smaller or larger than that screen
/// is searched for the piece made smaller or larger alike.
///
/// @param image the piece
/// @param screen the size of the whole it was cut from
public record Template(BufferedImage image, Size screen) {
    /// Cuts a piece out of a screenshot of a whole screen.
    public static Template cut(BufferedImage screenshot, ScreenRect piece) {
        BufferedImage image = screenshot.getSubimage(
                piece.x(), piece.y(), piece.size().width(), piece.size().height());
        return new Template(image, new Size(screenshot.getWidth(), screenshot.getHeight()));
    }
}
