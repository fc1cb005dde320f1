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

        /// The side of the squares, in pixels, of which the model makes a token each; where its rule names
        /// none, the smallest that servers count by, so that a picture is not taken for cheaper than it is.
        int patch();

        /// How many tokens a picture of that size is, about: whole patches, up to the edge.
        ///
        /// Source: the rule by which Anthropic's and OpenAI's servers count a picture, and the patches of
        /// the Qwen-VL line.
        default long tokens(Size sent) {
            return (long) Math.ceilDiv(sent.width(), patch()) * Math.ceilDiv(sent.height(), patch());
        }
    }

    /// As it is, made smaller with its shape kept only where it has more pixels than that.
    public record UpTo(long maxPixels) implements Sizing {
        private static final int SMALLEST_PATCH = 28;

        @Override
        public int patch() {
            return SMALLEST_PATCH;
        }

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
        public int patch() {
            return rule.factor();
        }

        @Override
        public Size apply(Size frame) {
            return rule.apply(frame);
        }
    }

    /// As it is, made smaller with its shape kept only where a side or its number of patches is too great.
    ///
    /// Source: the rule by which Anthropic's and OpenAI's servers count a picture: `ceil(width / patch)`
    /// times `ceil(height / patch)`, with a limit on that and one on the longer side.
    public record Fit(int longestSide, int patch, int mostPatches) implements Sizing {
        public Fit {
            if (longestSide < 1 || patch < 1 || mostPatches < 1) {
                throw new IllegalArgumentException("picture size out of range");
            }
        }

        /// The greatest width that fits, found by bisection: the count of patches steps and has no inverse.
        /// Heights are rounded half to even, as the vendors do.
        @Override
        public Size apply(Size frame) {
            int least = 1;
            int most = frame.width();
            while (least < most) {
                int middle = (least + most + 1) / 2;
                if (fits(withWidth(frame, middle))) {
                    least = middle;
                } else {
                    most = middle - 1;
                }
            }
            return withWidth(frame, least);
        }

        private boolean fits(Size size) {
            return Math.max(size.width(), size.height()) <= longestSide && tokens(size) <= mostPatches;
        }

        private static Size withWidth(Size frame, int width) {
            double height = (double) frame.height() * width / frame.width();
            return new Size(width, (int) Math.max(1, Math.rint(height)));
        }
    }
}
