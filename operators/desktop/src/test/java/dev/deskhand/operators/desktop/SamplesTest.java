package dev.deskhand.operators.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.FramePixel;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.operators.desktop.x11.X11Desktop;
import dev.deskhand.testkit.display.VirtualDisplay;
import java.time.Clock;
import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SamplesTest {
    private static final BitSet NONE = new BitSet();
    private static final int DISTANCE = 48;

    /// In the corners, at the edges, where a tile begins and ends, in the middle.
    private static final List<FramePixel> PLACES = List.of(
            new FramePixel(0, 0),
            new FramePixel(999, 699),
            new FramePixel(0, 699),
            new FramePixel(999, 0),
            new FramePixel(512, 352),
            new FramePixel(511, 351),
            new FramePixel(313, 317));

    private VirtualDisplay display;
    private X11Desktop desktop;
    private Samples samples;

    @BeforeEach
    void open() throws Exception {
        display = VirtualDisplay.open(Desk.SIZE);
        desktop = X11Desktop.open(Optional.of(display.name()));
        samples = new Samples(desktop.eyes(), new ScreenRect(0, 0, Desk.SIZE));
    }

    @AfterEach
    void close() {
        desktop.close();
        display.close();
    }

    @Test
    void a_part_of_the_screen_differs_where_the_whole_does() throws Exception {
        try (Scribble scribble = Scribble.on(display, "part", 300, 300)) {
            display.awaitStill(Duration.ofMillis(300), Desk.SOON);
            Frame frame = frame();
            scribble.paint("MMMM MM  M");
            display.awaitStill(Duration.ofMillis(300), Desk.SOON);
            samples.take();
            BitSet changed = samples.changedFrom(frame.pixels());
            assertThat(changed.cardinality()).isBetween(1, frame.tiles().count() / 2);
            for (FramePixel place : PLACES) {
                BitSet near = frame.tiles().near(place, DISTANCE);
                BitSet expected = (BitSet) near.clone();
                expected.and(changed);
                assertThat(within(near, frame)).as("near " + place).isEqualTo(expected);
            }
        }
    }

    @Test
    void a_part_differs_as_a_whole_and_nowhere_else() throws Exception {
        Frame frame = frame();
        display.run("xsetroot", "-solid", "#305070");
        for (FramePixel place : PLACES) {
            BitSet near = frame.tiles().near(place, DISTANCE);
            assertThat(within(near, frame)).as("near " + place).isEqualTo(near);
        }
    }

    private BitSet within(BitSet rectangle, Frame frame) throws Exception {
        return samples.changedWithin(rectangle.nextSetBit(0), rectangle.length() - 1, frame);
    }

    private Frame frame() throws Exception {
        samples.take();
        samples.keep();
        return new FrameMaker(OwnBar.NONE, Clock.systemUTC()).of(samples, NONE);
    }
}
