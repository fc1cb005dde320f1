package dev.deskhand.agent.family;

import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.agent.screen.SmartResize;

/// How a family wants its pictures.
///
/// @param quality 1..100 for JPEG, always with full colour resolution (4:4:4); ignored for PNG
/// @param maxBytes the largest encoded picture it takes
public record PictureSpec(Sizing sizing, Picture.Format format, int quality, long maxBytes) {
    public PictureSpec {
        if (quality < 1 || quality > 100 || maxBytes < 1024) {
            throw new IllegalArgumentException("picture spec out of range");
        }
    }

    /// Which size a frame is sent in.
    public sealed interface Sizing {
        Size apply(Size frame);
    }

    /// As it is, made smaller with its shape kept only where it has more pixels than that.
    public record UpTo(long maxPixels) implements Sizing {
        @Override
        public Size apply(Size frame) {
            if (frame.area() <= maxPixels) {
                return frame;
            }
            double factor = Math.sqrt((double) maxPixels / frame.area());
            int width = Math.max(1, (int) Math.floor(frame.width() * factor));
            int height = Math.max(1, (int) Math.floor(frame.height() * factor));
            return new Size(width, height);
        }
    }

    /// Exactly the size the model's own processor would make of it, so that both agree on every pixel.
    public record Smart(SmartResize rule) implements Sizing {
        @Override
        public Size apply(Size frame) {
            return rule.apply(frame);
        }
    }
}
