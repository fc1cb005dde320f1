package dev.deskhand.frames;

import dev.deskhand.agent.model.PictureEncoder;

/// The encoders this computer has. Each resizes in fixed point on at most two threads, writes JPEG in full colour
/// resolution and PNG without loss, lowers a JPEG's quality where it is over the byte limit, and answers what cannot
/// be made with `PictureImpossible`. Several platform threads may use one at once; there is nothing to close.
public final class PictureEncoders {
    private PictureEncoders() {}

    /// The fastest: JPEG by libjpeg-turbo where it is installed, else like [#portable].
    public static PictureEncoder best() {
        return encoder(TurboJpegMaker.load().orElseGet(PictureEncoders::portableJpeg));
    }

    /// Java alone: five times the time for a JPEG, the same pictures in size and format.
    public static PictureEncoder portable() {
        return encoder(portableJpeg());
    }

    private static PictureEncoder encoder(Canvas.Maker jpeg) {
        Resampler resampler = new Resampler(Runtime.getRuntime().availableProcessors());
        return new FrameEncoder(resampler, jpeg, size -> new HeapCanvas(size, new PortablePng()));
    }

    private static Canvas.Maker portableJpeg() {
        return size -> new HeapCanvas(size, new PortableJpeg());
    }
}
