package dev.deskhand.frames;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.screen.Size;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResamplerTest {
    private static final Resampler ONE_THREAD = new Resampler(1);
    private static final Resampler TWO_THREADS = new Resampler(2);

    @ParameterizedTest
    @CsvSource({
        "640,360, 644,364", // enlarged a little, as smart sizes do
        "644,364, 640,360", // shrunk a little
        "960,540, 728,409", // between, both axes cubic
        "1000,700, 380,266", // over twice: area average
        "1000,300, 400,290", // one axis of each
        "7,5, 100,60", // enlarged a lot
        "100,60, 7,5",
        "33,17, 32,31",
        "1,1, 5,3",
        "5,3, 1,1",
        "1,40, 1,13",
        "40,1, 13,1",
        "3,2, 2,3"
    })
    void is_at_most_one_level_off_the_exact_result(int width, int height, int newWidth, int newHeight) {
        Size from = new Size(width, height);
        Size to = new Size(newWidth, newHeight);
        int[] source = Pictures.noise(from).pixels();
        int[] exact = SlowResampler.resample(source, from, to);
        assertThat(largestDifference(resample(ONE_THREAD, source, from, to), exact))
                .isLessThanOrEqualTo(1);
    }

    @Test
    void an_area_average_of_whole_blocks_is_their_mean() {
        int[] source = {0x000000, 0x101010, 0x202020, 0xFF0000, 0xFF0000, 0xFF0000};
        assertThat(resample(ONE_THREAD, source, new Size(6, 1), new Size(2, 1))).containsExactly(0x101010, 0xFF0000);
    }

    @ParameterizedTest
    @CsvSource({"1920,1080, 1932,1092", "1920,1080, 1456,819", "1921,1083, 640,361"})
    void two_threads_make_the_same_as_one(int width, int height, int newWidth, int newHeight) {
        Size from = new Size(width, height);
        Size to = new Size(newWidth, newHeight);
        int[] source = Pictures.noise(from).pixels();
        assertThat(resample(TWO_THREADS, source, from, to)).isEqualTo(resample(ONE_THREAD, source, from, to));
    }

    @ParameterizedTest
    @CsvSource({"0x000000", "0xFFFFFF", "0x123456"})
    void a_flat_screen_stays_flat_to_the_last_pixel(String colour) {
        int[] source = new int[300 * 200];
        Arrays.fill(source, Integer.decode(colour));
        for (Size to : new Size[] {new Size(308, 196), new Size(120, 90), new Size(1, 1), new Size(900, 450)}) {
            assertThat(resample(ONE_THREAD, source, new Size(300, 200), to)).containsOnly(Integer.decode(colour));
        }
    }

    @Test
    void the_same_size_changes_nothing() {
        Size size = new Size(101, 67);
        int[] source = Pictures.noise(size).pixels();
        assertThat(resample(ONE_THREAD, source, size, size)).isEqualTo(source);
    }

    @Test
    void one_pixel_lines_keep_most_of_their_contrast_when_the_size_hardly_changes() {
        Size from = new Size(1920, 16);
        int[] stripes = new int[1920 * 16];
        Arrays.setAll(stripes, i -> i % 8 == 4 ? 0x000000 : 0xFFFFFF);
        int[] made = resample(ONE_THREAD, stripes, from, new Size(1932, 16));
        int darkest = 255;
        int lightestLine = 0;
        for (int line = 0; line < 240; line++) {
            darkest = 255;
            for (int x = line * 8; x < line * 8 + 16 && x < 1932; x++) {
                darkest = Math.min(darkest, made[8 * 1932 + x] & 0xFF);
            }
            lightestLine = Math.max(lightestLine, darkest);
        }
        // Half-way between two pixels a line spreads over both; bilinear leaves it at 128.
        assertThat(lightestLine).isLessThan(118);
    }

    @Test
    void surplus_room_in_the_target_is_left_alone() {
        IntBuffer target = IntBuffer.wrap(new int[30]);
        target.put(25, new int[] {42});
        ONE_THREAD.resample(new int[9], new Size(3, 3), new Size(5, 5), target);
        assertThat(target.get(25)).isEqualTo(42);
    }

    @Test
    void fills_native_memory_like_an_array() {
        Size from = new Size(800, 600);
        Size to = new Size(700, 525);
        int[] source = Pictures.noise(from).pixels();
        IntBuffer outside = ByteBuffer.allocateDirect(700 * 525 * 4)
                .order(ByteOrder.nativeOrder())
                .asIntBuffer();
        TWO_THREADS.resample(source, from, to, outside);
        int[] made = new int[700 * 525];
        outside.get(0, made);
        assertThat(made).isEqualTo(resample(TWO_THREADS, source, from, to));
    }

    @Test
    void weights_always_add_up_to_one() {
        Random random = new Random(3);
        for (int round = 0; round < 200; round++) {
            Taps taps = Taps.between(random.nextInt(1, 4000), random.nextInt(1, 4000));
            int[] sums = new int[taps.first().length];
            for (int[] tap : taps.weights()) {
                Arrays.setAll(sums, pixel -> sums[pixel] + tap[pixel]);
            }
            assertThat(Arrays.stream(sums).distinct()).containsExactly(Taps.ONE);
        }
    }

    private static int[] resample(Resampler resampler, int[] source, Size from, Size to) {
        int[] target = new int[(int) to.area()];
        resampler.resample(source, from, to, IntBuffer.wrap(target));
        return target;
    }

    private static int largestDifference(int[] one, int[] other) {
        assertThat(one).hasSameSizeAs(other);
        int largest = 0;
        for (int i = 0; i < one.length; i++) {
            for (int shift = 0; shift <= 16; shift += 8) {
                largest = Math.max(largest, Math.abs((one[i] >> shift & 0xFF) - (other[i] >> shift & 0xFF)));
            }
        }
        return largest;
    }
}
