package dev.deskhand.frames;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure.PictureImpossible;
import dev.deskhand.agent.family.PictureSpec;
import dev.deskhand.agent.model.PictureEncoder;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.Picture;
import dev.deskhand.agent.screen.Size;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// What every encoder of ours must do.
abstract class PictureEncoderContract {
    private static final Size SCREEN = new Size(1920, 1080);

    final PictureEncoder encoder = encoder();

    abstract PictureEncoder encoder();

    @Test
    void a_png_holds_every_pixel_exactly() throws Exception {
        Frame frame = Pictures.noise(new Size(333, 217));
        Picture picture = encoder.encode(frame, Pictures.png());
        assertThat(picture.format()).isEqualTo(Picture.Format.PNG);
        assertThat(Pictures.decode(picture)).isEqualTo(frame.pixels());
    }

    @Test
    void a_jpeg_of_a_desktop_looks_like_it() throws Exception {
        // Nothing but small text, which is the hardest there is.
        Frame frame = Pictures.desktop(SCREEN);
        Picture picture = encoder.encode(frame, Pictures.jpeg(85));
        assertThat(Pictures.psnr(Pictures.decode(picture), frame.pixels())).isGreaterThan(30);
        assertThat(picture.bytes().length).isLessThan(2_000_000);
    }

    @Test
    void a_jpeg_has_full_colour_resolution() throws Exception {
        Picture picture = encoder.encode(Pictures.desktop(new Size(320, 200)), Pictures.jpeg(80));
        assertThat(JpegHeader.of(picture.bytes()).sampling()).containsExactly("1x1", "1x1", "1x1");
    }

    @Test
    void red_and_blue_text_a_pixel_wide_stays_red_and_blue() throws Exception {
        int[] pixels = new int[64 * 64];
        Arrays.setAll(pixels, i -> i % 4 == 0 ? 0xFF0000 : i % 4 == 2 ? 0x0000FF : 0xFFFFFF);
        Picture picture = encoder.encode(Pictures.frame(new Size(64, 64), pixels), Pictures.jpeg(85));
        int[] decoded = Pictures.decode(picture);
        for (int x = 0; x < 64; x += 4) {
            int red = decoded[32 * 64 + x];
            int blue = decoded[32 * 64 + x + 2];
            assertThat(red >> 16).isGreaterThan((red & 0xFF) + 150);
            assertThat(blue & 0xFF).isGreaterThan((blue >> 16) + 150);
        }
    }

    @Test
    void says_which_frame_it_shows_and_in_which_size() throws Exception {
        Picture picture =
                encoder.encode(Pictures.desktop(SCREEN), Pictures.spec(Pictures.SMART, Picture.Format.JPEG, 85));
        assertThat(picture.frame()).isEqualTo(Pictures.desktop(SCREEN).id());
        assertThat(picture.size()).isEqualTo(new Size(1932, 1092)).isEqualTo(Pictures.decodedSize(picture));
        assertThat(picture.format()).isEqualTo(Picture.Format.JPEG);
    }

    @ParameterizedTest
    @CsvSource({"1,1", "1,7", "9,1", "2,3", "17,31", "1366,767", "1000,6"})
    void takes_any_size_in_either_format(int width, int height) throws Exception {
        Frame frame = Pictures.desktop(new Size(width, height));
        for (PictureSpec spec : List.of(Pictures.jpeg(90), Pictures.png())) {
            Picture picture = encoder.encode(frame, spec);
            assertThat(Pictures.decodedSize(picture)).isEqualTo(frame.size()).isEqualTo(picture.size());
        }
    }

    @Test
    void takes_an_8k_screen() throws Exception {
        Frame frame = Pictures.desktop(new Size(7680, 4320));
        Picture picture =
                encoder.encode(frame, Pictures.spec(new PictureSpec.UpTo(1_500_000), Picture.Format.JPEG, 80));
        assertThat(Pictures.decodedSize(picture)).isEqualTo(new Size(1632, 918));
    }

    @ParameterizedTest
    @EnumSource
    void the_frame_is_only_read(Picture.Format format) throws Exception {
        Frame frame = Pictures.noise(new Size(200, 100));
        int[] before = frame.pixels().clone();
        encoder.encode(frame, Pictures.spec(Pictures.AS_IT_IS, format, 80));
        encoder.encode(frame, Pictures.spec(Pictures.SMART, format, 80));
        assertThat(frame.pixels()).isEqualTo(before);
    }

    @Test
    void lowers_the_quality_until_the_bytes_fit() throws Exception {
        Frame frame = Pictures.desktop(SCREEN);
        int full = encoder.encode(frame, Pictures.jpeg(90)).bytes().length;
        PictureSpec tighter = new PictureSpec(Pictures.AS_IT_IS, Picture.Format.JPEG, 90, full * 2 / 3);
        Picture picture = encoder.encode(frame, tighter);
        assertThat(picture.bytes().length).isLessThanOrEqualTo(full * 2 / 3).isGreaterThan(full / 3);
        assertThat(Pictures.decodedSize(picture)).isEqualTo(SCREEN);
    }

    @ParameterizedTest
    @EnumSource
    void refuses_what_cannot_be_made_to_fit(Picture.Format format) {
        PictureSpec spec = new PictureSpec(Pictures.AS_IT_IS, format, 90, 1024);
        assertRefused(Pictures.noise(new Size(400, 300)), spec, "too_many_bytes");
    }

    @Test
    void a_quality_below_the_lowest_step_is_still_what_was_asked_for() throws Exception {
        Frame frame = Pictures.noise(new Size(64, 64));
        int bytes = encoder.encode(frame, Pictures.jpeg(5)).bytes().length;
        assertThat(bytes).isLessThan(encoder.encode(frame, Pictures.jpeg(30)).bytes().length);
    }

    @Test
    void refuses_a_side_that_jpeg_cannot_express_and_goes_on() throws Exception {
        Size ribbon = new Size(65_536, 1);
        assertRefused(Pictures.frame(ribbon, new int[65_536]), Pictures.jpeg(80), "encoder");
        Frame next = Pictures.desktop(new Size(32, 32));
        assertThat(Pictures.decodedSize(encoder.encode(next, Pictures.jpeg(80))))
                .isEqualTo(next.size());
    }

    @Test
    void refuses_a_screen_too_long_for_the_model() {
        Size ribbon = new Size(4020, 20);
        assertRefused(
                Pictures.frame(ribbon, new int[4020 * 20]),
                Pictures.spec(Pictures.SMART, Picture.Format.JPEG, 80),
                "aspect_ratio");
    }

    @Test
    void several_threads_at_once_get_what_each_would_get_alone() throws Exception {
        List<Frame> frames = List.of(
                Pictures.desktop(new Size(640, 480)),
                Pictures.noise(new Size(320, 240)),
                Pictures.desktop(new Size(801, 603)));
        PictureSpec spec = Pictures.spec(Pictures.SMART, Picture.Format.JPEG, 85);
        List<byte[]> alone = new ArrayList<>();
        for (Frame frame : frames) {
            alone.add(encoder.encode(frame, spec).bytes());
        }
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            List<Future<byte[]>> together = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                Frame frame = frames.get(i % frames.size());
                together.add(threads.submit(() -> encoder.encode(frame, spec).bytes()));
            }
            for (int i = 0; i < together.size(); i++) {
                assertThat(get(together.get(i))).isEqualTo(alone.get(i % frames.size()));
            }
        }
    }

    private void assertRefused(Frame frame, PictureSpec spec, String why) {
        assertThatThrownBy(() -> encoder.encode(frame, spec))
                .isInstanceOfSatisfying(
                        AgentException.class, e -> assertThat(e.failure()).isEqualTo(new PictureImpossible(why)));
    }

    private static byte[] get(Future<byte[]> bytes) throws InterruptedException, IOException {
        try {
            return bytes.get();
        } catch (ExecutionException e) {
            throw new IOException(e);
        }
    }
}
