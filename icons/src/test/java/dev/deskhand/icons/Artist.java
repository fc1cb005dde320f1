package dev.deskhand.icons;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;

/// Draws an SVG at any size.
final class Artist {
    private final SVGDocument drawing;

    Artist(Path source) throws IOException {
        drawing = Objects.requireNonNull(
                new SVGLoader().load(source.toUri().toURL()), "cannot be read as SVG: " + source);
    }

    BufferedImage draw(int side) {
        BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_ARGB);
        Graphics2D canvas = image.createGraphics();
        canvas.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        canvas.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        drawing.render(null, canvas, new ViewBox(0, 0, side, side));
        canvas.dispose();
        return image;
    }
}
