package dev.deskhand.icons;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// After a change of the drawing: `mvn -pl icons test -Dtest=AppIconTest -Dicons.redraw=true`, and look at the result.
class AppIconTest {
    private static final Path SOURCE = Path.of("src/main/svg/deskhand.svg");
    private static final Path DRAWN = Path.of("src/main/resources/dev/deskhand/icons");

    @ParameterizedTest
    @EnumSource
    @EnabledIfSystemProperty(named = "icons.redraw", matches = "true")
    void redraw(AppIcon icon) throws IOException {
        Path file = DRAWN.resolve("deskhand-" + icon.side() + ".png");
        assertThat(ImageIO.write(new Artist(SOURCE).draw(icon.side()), "png", file.toFile()))
                .isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void is_what_the_drawing_shows(AppIcon icon) throws IOException {
        BufferedImage shipped = read(icon);
        BufferedImage drawn = new Artist(SOURCE).draw(icon.side());
        assertThat(shipped.getWidth()).isEqualTo(icon.side());
        assertThat(shipped.getHeight()).isEqualTo(icon.side());
        // Another JDK may round the edges of shapes otherwise.
        assertThat(meanDifference(onto(Color.GRAY, shipped), onto(Color.GRAY, drawn)))
                .as("mean difference of a channel; the drawing has changed: see above how to redraw")
                .isLessThan(1);
    }

    @ParameterizedTest
    @EnumSource
    void stands_out_from_light_and_dark(AppIcon icon) throws IOException {
        BufferedImage shipped = read(icon);
        for (Color background : new Color[] {Color.WHITE, new Color(0x202124), Color.BLACK}) {
            BufferedImage shown = onto(background, shipped);
            Color edge = new Color(shown.getRGB(0, icon.side() / 2));
            assertThat(contrast(edge, background))
                    .as("tile against %s", background)
                    .isGreaterThan(2.5);
        }
    }

    @Test
    void its_hand_is_plain_to_see_even_at_16_pixels() throws IOException {
        BufferedImage shown = read(AppIcon.PIXELS_16);
        Color finger = new Color(shown.getRGB(7, 6));
        Color tile = new Color(shown.getRGB(3, 6));
        Color desk = new Color(shown.getRGB(8, 13));
        assertThat(contrast(finger, tile)).isGreaterThan(4);
        assertThat(contrast(desk, tile)).isGreaterThan(2.5);
    }

    @Test
    void its_corners_are_clear() throws IOException {
        for (AppIcon icon : AppIcon.values()) {
            assertThat(read(icon).getRGB(0, 0) >>> 24).isLessThan(64);
        }
    }

    @Test
    void its_address_holds_the_same_bytes_as_its_stream() throws IOException {
        try (InputStream one = AppIcon.PIXELS_32.url().openStream();
                InputStream other = AppIcon.PIXELS_32.url().openStream()) {
            assertThat(one.readAllBytes()).isEqualTo(other.readAllBytes());
        }
        assertThat(Files.exists(SOURCE)).isTrue();
    }

    private static BufferedImage read(AppIcon icon) throws IOException {
        try (InputStream stream = icon.url().openStream()) {
            return ImageIO.read(stream);
        }
    }

    private static BufferedImage onto(Color background, BufferedImage icon) {
        BufferedImage shown = new BufferedImage(icon.getWidth(), icon.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D canvas = shown.createGraphics();
        canvas.drawImage(icon, 0, 0, background, null);
        canvas.dispose();
        return shown;
    }

    private static double meanDifference(BufferedImage one, BufferedImage other) {
        long sum = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                for (int shift = 0; shift <= 16; shift += 8) {
                    sum += Math.abs((one.getRGB(x, y) >> shift & 0xFF) - (other.getRGB(x, y) >> shift & 0xFF));
                }
            }
        }
        return sum / 3.0 / one.getWidth() / one.getHeight();
    }

    /// Contrast ratio 1..21 as WCAG 2 defines it.
    private static double contrast(Color one, Color other) {
        double brighter = Math.max(luminance(one), luminance(other));
        double darker = Math.min(luminance(one), luminance(other));
        return (brighter + 0.05) / (darker + 0.05);
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
