package dev.deskhand.frames;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.family.PictureSpec;
import dev.deskhand.agent.model.PictureEncoder;
import dev.deskhand.agent.screen.AspectRatioTooGreat;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;

/// Sizes a frame as the spec says, encodes it, and lowers the quality until the bytes fit.
///
/// @param jpeg where JPEGs are made
/// @param png where PNGs are made
record FrameEncoder(Resampler resampler, Canvas.Maker jpeg, Canvas.Maker png) implements PictureEncoder {
    /// Twice an 8K screen, and what every array and buffer on the way can hold.
    private static final long MOST_PIXELS = 1L << 26;
    /// Each step takes about a fifth of the bytes away.
    private static final int QUALITY_STEP = 15;
    /// Below this, small text is no longer readable: better to say that it does not fit.
    private static final int LOWEST_QUALITY = 30;

    @Override
    public Picture encode(Frame frame, PictureSpec spec) throws AgentException {
        Size size = sizeOf(frame, spec);
        try (Canvas canvas = makerOf(spec).canvas(size)) {
            if (size.equals(frame.size())) {
                canvas.show(frame.pixels());
            } else {
                resampler.resample(frame.pixels(), frame.size(), size, canvas.pixels());
            }
            return new Picture(frame.id(), size, spec.format(), encodeToFit(canvas, spec));
        }
    }

    private static Size sizeOf(Frame frame, PictureSpec spec) throws AgentException {
        try {
            Size size = spec.sizing().apply(frame.size());
            if (size.area() > MOST_PIXELS) {
                throw Impossible.TOO_MANY_PIXELS.because(null);
            }
            return size;
        } catch (AspectRatioTooGreat e) {
            throw Impossible.ASPECT_RATIO.because(e);
        }
    }

    private Canvas.Maker makerOf(PictureSpec spec) {
        return switch (spec.format()) {
            case JPEG -> jpeg;
            case PNG -> png;
        };
    }

    private static byte[] encodeToFit(Canvas canvas, PictureSpec spec) throws AgentException {
        int lowest = switch (spec.format()) {
            case JPEG -> Math.min(spec.quality(), LOWEST_QUALITY);
            case PNG -> spec.quality();
        };
        for (int quality = spec.quality(); quality >= lowest; quality -= QUALITY_STEP) {
            byte[] bytes = canvas.encode(quality);
            if (bytes.length <= spec.maxBytes()) {
                return bytes;
            }
        }
        throw Impossible.TOO_MANY_BYTES.because(null);
    }
}
