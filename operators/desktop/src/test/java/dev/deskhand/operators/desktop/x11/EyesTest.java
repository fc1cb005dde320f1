package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.sun.jna.Memory;
import dev.deskhand.operators.desktop.x11.X11Exception.Reason;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.display.WindowMatch;
import java.awt.image.BufferedImage;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class EyesTest {
    private static final int XIMAGE_SIZE = 136;
    private static final int XIMAGE_BYTES_PER_LINE = 44;

    private static Bench bench;

    @BeforeAll
    static void paintSomething() throws Exception {
        bench = Bench.open();
        bench.display().start("xterm", "-fa", "DejaVu Sans Mono", "-geometry", "60x20+37+21", "-bg", "#b03060");
        bench.display().windows().awaitReady(WindowMatch.ofClass("xterm"), Bench.SOON);
    }

    @AfterAll
    static void close() {
        bench.close();
    }

    @Test
    void read_every_pixel_of_the_screen_as_it_is() throws Exception {
        Area screen = bench.desktop().monitors().root();
        assertThat(screen).isEqualTo(new Area(0, 0, 1000, 700));
        assertThat(read(bench.desktop().eyes(), screen)).isEqualTo(witnessed(screen));
        assertThat(bench.desktop().eyes().sharesMemory()).isTrue();
    }

    @Test
    void read_an_area_that_begins_and_ends_anywhere() throws Exception {
        Area area = new Area(41, 33, 333, 217);
        assertThat(read(bench.desktop().eyes(), area)).isEqualTo(witnessed(area));
        Area corner = new Area(999, 699, 1, 1);
        assertThat(read(bench.desktop().eyes(), corner)).isEqualTo(witnessed(corner));
    }

    @Test
    void read_the_same_through_the_socket() throws Exception {
        Area area = new Area(0, 0, 500, 400);
        XLibraries libraries = XLibraries.load();
        int[] pixels = new int[area.pixels()];
        try (XConnection connection =
                XConnection.open(libraries, Optional.of(bench.display().name()))) {
            connection.carryOut(display -> new SocketScreen(libraries, area).read(display, pixels));
        }
        assertThat(pixels).isEqualTo(witnessed(area));
    }

    @Test
    void say_so_when_an_area_does_not_lie_on_the_screen_and_go_on() throws Exception {
        Area outside = new Area(900, 0, 200, 100);
        X11Exception refusal = catchThrowableOfType(
                X11Exception.class, () -> read(bench.desktop().eyes(), outside));
        assertThat(refusal.reason()).isEqualTo(Reason.REFUSED);
        Area inside = new Area(0, 0, 64, 64);
        assertThat(read(bench.desktop().eyes(), inside)).isEqualTo(witnessed(inside));
    }

    @Test
    void clear_the_byte_that_is_no_colour() {
        try (Memory image = new Memory(XIMAGE_SIZE);
                Memory data = new Memory(3 * Integer.BYTES)) {
            image.clear();
            image.setInt(XIMAGE_BYTES_PER_LINE, 2 * Integer.BYTES);
            data.write(0, new int[] {0xFF102030, 0x00405060, 0x80FFFFFF}, 0, 3);
            int[] pixels = new int[2];
            XImages.copy(image, data, 2, 1, pixels);
            assertThat(pixels).containsExactly(0x102030, 0x405060);
        }
    }

    @Test
    void read_lines_that_are_longer_than_the_picture() {
        try (Memory image = new Memory(XIMAGE_SIZE);
                Memory data = new Memory(4 * Integer.BYTES)) {
            image.clear();
            image.setInt(XIMAGE_BYTES_PER_LINE, 2 * Integer.BYTES);
            data.write(0, new int[] {0x111111, 0xEEEEEE, 0x222222, 0xEEEEEE}, 0, 4);
            int[] pixels = new int[2];
            XImages.copy(image, data, 1, 2, pixels);
            assertThat(pixels).containsExactly(0x111111, 0x222222);
        }
    }

    @Test
    void leave_no_shared_memory_behind() throws Exception {
        try (VirtualDisplay other = VirtualDisplay.open(Bench.SIZE)) {
            try (X11Desktop desktop = X11Desktop.open(Optional.of(other.name()))) {
                read(desktop.eyes(), new Area(0, 0, 321, 123));
                read(desktop.eyes(), new Area(0, 0, 123, 321));
            }
            long bytes = 321L * 123 * Integer.BYTES;
            assertThat(other.run("ipcs", "-m").text()).doesNotContain(Long.toString(bytes));
        }
    }

    private static int[] read(Eyes eyes, Area area) throws X11Exception {
        int[] pixels = new int[area.pixels()];
        eyes.read(area, pixels);
        return pixels;
    }

    private static int[] witnessed(Area area) {
        BufferedImage seen = bench.display().screenshot();
        int[] pixels = seen.getRGB(area.x(), area.y(), area.width(), area.height(), null, 0, area.width());
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] &= 0xFFFFFF;
        }
        return pixels;
    }
}
