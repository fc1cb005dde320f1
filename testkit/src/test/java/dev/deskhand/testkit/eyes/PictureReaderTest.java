package dev.deskhand.testkit.eyes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.testkit.application.ZenityDialog;
import dev.deskhand.testkit.display.Person;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.display.WindowManager;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PictureReaderTest {
    private static final Duration SOON = Duration.ofSeconds(30);

    @ParameterizedTest
    @CsvSource({"1366,768,1372,756", "1920,1080,1932,1092", "2560,1440,1932,1064", "3840,2160,1932,1064"})
    void buttons_are_found_in_a_resized_jpeg_of_a_screen_they_have_moved_on(int width, int height, int w, int h)
            throws Exception {
        try (VirtualDisplay display = VirtualDisplay.open(new Size(width, height), WindowManager.OPENBOX);
                ZenityDialog dialog = ZenityDialog.question(display, "Ask", "Delete all 17 files?")) {
            List<ScreenRect> buttons =
                    ButtonRow.of(display.screenshot(), dialog.window().bounds());
            assertThat(buttons).hasSize(2);
            Template no = Template.cut(display.screenshot(), buttons.getFirst());
            Template yes = Template.cut(display.screenshot(), buttons.getLast());
            String id = Long.toString(dialog.window().id());
            display.run("xdotool", "windowmove", "--sync", id, "37", "101");
            display.awaitStill(Duration.ofMillis(300), SOON);

            PictureReader reader = new PictureReader(Pictures.jpeg(Pictures.scaled(display.screenshot(), w, h), 0.75f));
            Spot at = reader.find(yes).orElseThrow().centre();
            Spot other = reader.find(no).orElseThrow().centre();
            assertThat(other.x()).isLessThan(at.x());
            assertThat(other.y()).isCloseTo(at.y(), within(2));
            new Person(display).click(Pictures.onScreen(at, reader.size(), display.size()), 1);
            assertThat(dialog.awaitStatus(SOON)).isEqualTo(ZenityDialog.ACCEPTED);
        }
    }

    @Test
    void what_is_not_there_is_not_found() throws Exception {
        try (VirtualDisplay display = VirtualDisplay.open(VirtualDisplay.HD, WindowManager.OPENBOX)) {
            Template yes;
            try (ZenityDialog dialog = ZenityDialog.question(display, "Ask", "Go?")) {
                yes = Template.cut(
                        display.screenshot(),
                        ButtonRow.of(display.screenshot(), dialog.window().bounds())
                                .getLast());
            }
            try (ZenityDialog _ = ZenityDialog.entry(display, "Other", "Name?")) {
                assertThat(new PictureReader(display.screenshot()).find(yes)).isEmpty();
            }
        }
    }

    @Test
    void the_largest_patch_of_a_colour_is_found_through_jpeg_and_its_neighbours() throws Exception {
        BufferedImage image = new BufferedImage(300, 200, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(new Color(0xcc2233));
        graphics.fillRect(10, 10, 20, 20);
        graphics.fillRect(150, 80, 64, 40);
        graphics.setColor(new Color(0x33cc22));
        graphics.fillRect(214, 80, 80, 80);
        graphics.dispose();
        Region patch = new PictureReader(Pictures.jpeg(image, 0.9f))
                .patch(0xcc2233, 24)
                .orElseThrow();
        assertThat(patch.centre().x()).isCloseTo(182, within(2));
        assertThat(patch.centre().y()).isCloseTo(100, within(2));
        assertThat(patch.width()).isCloseTo(64, within(4));
        assertThat(new PictureReader(image).patch(0x0000ff, 24)).isEmpty();
    }
}
