package dev.deskhand.benchmarks;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.family.PictureSpec;
import dev.deskhand.agent.model.PictureEncoder;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.agent.screen.SmartResize;
import dev.deskhand.frames.PictureEncoders;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// From a frame's pixels to the bytes that are sent: resized and encoded as JPEG of quality 85, ours beside what the
/// JDK offers. Milliseconds a picture, each a sample, so that the spread is seen too.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgs = "--enable-native-access=ALL-UNNAMED")
public class PictureBenchmark {
    private static final int QUALITY = 85;

    /// What is sent of which screen.
    public enum Sending {
        /// 1920x1080 as 1932x1092, multiples of 28.
        FULL_HD,
        /// 3840x2160 as 3836x2156, multiples of 28.
        ULTRA_HD,
        /// 3840x2160 as 1456x819, for families that take little.
        ULTRA_HD_SMALL;

        private Size screen() {
            return switch (this) {
                case FULL_HD -> new Size(1920, 1080);
                case ULTRA_HD, ULTRA_HD_SMALL -> new Size(3840, 2160);
            };
        }

        private PictureSpec.Sizing sizing() {
            return switch (this) {
                case FULL_HD, ULTRA_HD -> new PictureSpec.Smart(new SmartResize(28, 56 * 56, 1L << 24));
                case ULTRA_HD_SMALL -> new PictureSpec.UpTo(1_192_500);
            };
        }
    }

    @Param
    private Sending sending = Sending.FULL_HD;

    private Frame frame = PaintedScreen.of(sending.screen());
    private PictureSpec spec = spec();
    private final PictureEncoder best = PictureEncoders.best();
    private final PictureEncoder portable = PictureEncoders.portable();

    @Setup
    public void paint() {
        frame = PaintedScreen.of(sending.screen());
        spec = spec();
    }

    private PictureSpec spec() {
        return new PictureSpec(sending.sizing(), Picture.Format.JPEG, QUALITY, 1L << 30);
    }

    @Benchmark
    public Picture best() throws AgentException {
        return best.encode(frame, spec);
    }

    @Benchmark
    public Picture portable() throws AgentException {
        return portable.encode(frame, spec);
    }

    /// Graphics2D with bilinear interpolation, then ImageIO: what a Java program does without further thought.
    @Benchmark
    public byte[] plainJdk() throws IOException {
        return PlainJdk.encode(frame, spec.sizing().apply(frame.size()), QUALITY);
    }
}
