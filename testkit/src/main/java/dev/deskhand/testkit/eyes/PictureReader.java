package dev.deskhand.testkit.eyes;

import dev.deskhand.agent.screen.Size;
import java.awt.image.BufferedImage;
import java.util.Optional;

/// Looks at one picture as it was sent to a model. It knows nothing of windows: what it finds, it finds in the pixels.
public final class PictureReader {
    /// Below this a place is not the thing. Measured on resized JPEGs of screens: a button itself over 0.99, another
    /// button in its stead up to 0.93.
    private static final double ALIKE = 0.95;

    private final BufferedImage picture;

    public PictureReader(BufferedImage picture) {
        this.picture = picture;
    }

    public Size size() {
        return new Size(picture.getWidth(), picture.getHeight());
    }

    /// The box around the largest patch of about that colour, of at least 16 pixels.
    ///
    /// @param tolerance how far red, green and blue may each be off; JPEG needs about 12
    public Optional<Region> patch(int rgb, int tolerance) {
        return new ColourSearch(picture, rgb, tolerance).largest(16);
    }

    /// Where the template is most alike, if it is alike at all.
    public Optional<Found> find(Template template) {
        double scaleX = (double) picture.getWidth() / template.screen().width();
        double scaleY = (double) picture.getHeight() / template.screen().height();
        Found found = new TemplateSearch(Grey.of(picture), Grey.of(template.image()), scaleX, scaleY).best();
        return found.likeness() >= ALIKE ? Optional.of(found) : Optional.empty();
    }
}
