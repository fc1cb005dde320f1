package dev.deskhand.operators.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Action.Click.Variety;
import dev.deskhand.agent.action.Refusal;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.Part;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.operator.Readiness;
import dev.deskhand.agent.screen.Display;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.testkit.display.Monitor;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.witness.Edge;
import dev.deskhand.testkit.witness.WindowInput;
import dev.deskhand.testkit.witness.XevWindow;
import java.awt.image.BufferedImage;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A desk of two displays that are no neighbours pixel by pixel.
class DisplayTest {
    private static final ScreenRect LEFT = new ScreenRect(0, 0, new Size(400, 700));
    private static final ScreenRect RIGHT = new ScreenRect(400, 100, new Size(600, 500));

    private VirtualDisplay display;

    @BeforeEach
    void open() throws Exception {
        display = VirtualDisplay.open(Desk.SIZE);
        display.setMonitors(new Monitor("LEFT", LEFT), new Monitor("RIGHT", RIGHT));
    }

    @AfterEach
    void close() {
        display.close();
    }

    @Test
    void are_listed_with_their_places() throws Exception {
        List<Display> displays = DesktopOperators.of(display.name()).displays();
        assertThat(displays).extracting(Display::name).containsExactlyInAnyOrder("LEFT", "RIGHT");
        assertThat(displays).extracting(Display::bounds).containsExactlyInAnyOrder(LEFT, RIGHT);
        assertThat(displays).extracting(Display::scale).containsOnly(1.0);
    }

    @Test
    void tell_the_scale_the_persons_settings_name() throws Exception {
        display.run("sh", "-c", "echo 'Xft.dpi: 144' | xrdb -merge -");
        assertThat(DesktopOperators.of(display.name()).displays())
                .extracting(Display::scale)
                .containsOnly(1.5);
    }

    @Test
    void are_never_guessed_between() {
        assertThat(failureOf(new DisplayChoice.Only())).isEqualTo(new AgentFailure.PartMissing(Part.CHOSEN_DISPLAY));
        assertThat(failureOf(new DisplayChoice.Numbered(3)))
                .isEqualTo(new AgentFailure.PartMissing(Part.CHOSEN_DISPLAY));
    }

    @Test
    void are_seen_and_worked_in_their_own_pixels() throws Exception {
        XevWindow window = XevWindow.open(display);
        try (Desk desk = right()) {
            Frame frame = desk.look();
            assertThat(frame.bounds()).isEqualTo(RIGHT);
            assertThat(frame.pixels()).isEqualTo(witnessed(RIGHT));
            desk.perform(frame, click(0, 0));
            desk.act(click(1, 1));
            desk.act(click(0.5, 0.5));
            assertThat(window.events())
                    .filteredOn(event -> event instanceof WindowInput.Button button && button.edge() == Edge.PRESS)
                    .extracting(WindowInput::at)
                    .containsExactly(new ScreenPixel(400, 100), new ScreenPixel(999, 599), new ScreenPixel(700, 350));
        }
    }

    @Test
    void of_another_size_than_on_the_frame_are_not_acted_on() throws Exception {
        try (Desk desk = right()) {
            Frame frame = desk.look();
            ScreenRect smaller = new ScreenRect(500, 0, new Size(320, 240));
            display.setMonitors(new Monitor("LEFT", LEFT), new Monitor("RIGHT", smaller));
            assertThat(desk.perform(frame, click(0.5, 0.5)))
                    .containsExactly(new Outcome.Refused(Refusal.because(Refusal.Reason.REPLACED)));
            Frame fresh = desk.look();
            assertThat(fresh.bounds()).isEqualTo(smaller);
            assertThat(fresh.pixels()).isEqualTo(witnessed(smaller));
            assertThat(desk.perform(fresh, click(0.5, 0.5))).containsExactly(Desk.DONE);
        }
    }

    @Test
    void that_were_unplugged_are_lost_and_no_other_takes_their_place() throws Exception {
        try (Desk desk = right()) {
            Frame frame = desk.look();
            assertThat(desk.operator().readiness()).isEqualTo(Readiness.READY);
            display.setMonitors(new Monitor("LEFT", LEFT));
            assertThat(desk.perform(frame, click(0.5, 0.5)))
                    .containsExactly(new Outcome.Refused(Refusal.because(Refusal.Reason.REPLACED)));
            assertThat(catchThrowableOfType(AgentException.class, desk::look).failure())
                    .isEqualTo(new AgentFailure.ScreenLost("desktop"));
            assertThat(desk.operator().readiness().obstacles()).containsExactly(new AgentFailure.ScreenLost("desktop"));
        }
    }

    private Desk right() throws AgentException {
        List<String> names = DesktopOperators.of(display.name()).displays().stream()
                .map(Display::name)
                .toList();
        DisplayChoice right = new DisplayChoice.Numbered(names.indexOf("RIGHT") + 1);
        Operator operator = Desk.operator(display, right, OwnBar.NONE);
        return new Desk(display, operator);
    }

    private AgentFailure failureOf(DisplayChoice choice) {
        return catchThrowableOfType(AgentException.class, () -> Desk.operator(display, choice, OwnBar.NONE))
                .failure();
    }

    private int[] witnessed(ScreenRect rect) {
        BufferedImage seen = display.screenshot();
        int width = rect.size().width();
        int[] pixels = seen.getRGB(rect.x(), rect.y(), width, rect.size().height(), null, 0, width);
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] &= 0xFFFFFF;
        }
        return pixels;
    }

    private static Action click(double x, double y) {
        return new Action.Click(Target.at(x, y), Variety.LEFT);
    }
}
