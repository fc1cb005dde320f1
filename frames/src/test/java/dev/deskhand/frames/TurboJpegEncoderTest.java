package dev.deskhand.frames;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.deskhand.agent.model.PictureEncoder;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Skipped where the library is not installed: there, what is best is what the portable test covers.
class TurboJpegEncoderTest extends PictureEncoderContract {
    @BeforeAll
    static void needs_the_library() {
        assumeThat(TurboJpegMaker.load()).as("libturbojpeg").isPresent();
    }

    @Override
    PictureEncoder encoder() {
        return PictureEncoders.best();
    }

    @Test
    void the_best_encoder_uses_the_library() {
        assertThat(((FrameEncoder) PictureEncoders.best()).jpeg()).isInstanceOf(TurboJpegMaker.class);
    }

    @Test
    void makes_the_same_size_as_the_portable_one_and_nearly_the_same_pixels() throws Exception {
        Frame frame = Pictures.desktop(new Size(1366, 768));
        Picture fast = encoder.encode(frame, Pictures.spec(Pictures.SMART, Picture.Format.JPEG, 85));
        Picture portable =
                PictureEncoders.portable().encode(frame, Pictures.spec(Pictures.SMART, Picture.Format.JPEG, 85));
        assertThat(fast.size()).isEqualTo(portable.size());
        assertThat(Pictures.psnr(Pictures.decode(fast), Pictures.decode(portable)))
                .isGreaterThan(40);
    }

    @Test
    void a_library_that_is_not_there_is_no_error() {
        assertThat(TurboJpegMaker.load(List.of("no-such-library"))).isEmpty();
    }

    @Test
    void a_library_without_the_functions_is_no_error() {
        assertThat(TurboJpegMaker.load(List.of("m"))).isEmpty();
    }
}
