package dev.deskhand.app.whole;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.BoundAction;
import dev.deskhand.agent.family.Families;
import dev.deskhand.agent.family.Family;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Settle;
import dev.deskhand.agent.reply.Reply;
import dev.deskhand.agent.reply.TextReplyReader;
import dev.deskhand.agent.screen.CoordinateSpace.Extent;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.Size;
import dev.deskhand.operators.desktop.DesktopOperators;
import dev.deskhand.operators.desktop.DisplayChoice;
import dev.deskhand.operators.desktop.OwnBar;
import dev.deskhand.testkit.display.VirtualDisplay;
import dev.deskhand.testkit.witness.Edge;
import dev.deskhand.testkit.witness.Mark;
import dev.deskhand.testkit.witness.WindowInput;
import dev.deskhand.testkit.witness.XevWindow;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A click named in a family's own units arrives where the formula says: `pixel = round(fraction x size)`, clamped to
/// the last pixel. Every twentieth value of each axis is named, the first and the last included; the witness is `xev`.
class ClickGridTest {
    private static final int EVERY = 20;

    @ParameterizedTest
    @CsvSource({
        "ui-tars-1.0, 1280, 720", "ui-tars-1.0, 1366, 768", "ui-tars-1.0, 1920, 1080",
        "ui-tars-1.5, 1280, 720", "ui-tars-1.5, 1366, 768", "ui-tars-1.5, 1920, 1080",
        "doubao-ui-tars, 1280, 720", "doubao-ui-tars, 1366, 768", "doubao-ui-tars, 1920, 1080"
    })
    void lands_within_one_pixel(String family, int width, int height) throws Exception {
        landsWithinOnePixel(Families.find(family).orElseThrow(), new Size(width, height));
    }

    @Tag("long")
    @ParameterizedTest
    @CsvSource({
        "ui-tars-1.0, 2560, 1440", "ui-tars-1.0, 3840, 2160", "ui-tars-1.5, 2560, 1440",
        "ui-tars-1.5, 3840, 2160", "doubao-ui-tars, 2560, 1440", "doubao-ui-tars, 3840, 2160"
    })
    void lands_within_one_pixel_on_large_screens(String family, int width, int height) throws Exception {
        landsWithinOnePixel(Families.find(family).orElseThrow(), new Size(width, height));
    }

    private static void landsWithinOnePixel(Family family, Size size) throws Exception {
        Size sent = family.picture().sizing().apply(size);
        Extent extent = family.space().extent(sent);
        List<Integer> xs = values((int) extent.x());
        List<Integer> ys = values((int) extent.y());
        try (VirtualDisplay display = VirtualDisplay.open(size);
                XevWindow xev = XevWindow.open(display);
                Operator operator = DesktopOperators.of(display.name()).open(new DisplayChoice.Only(), OwnBar.NONE)) {
            for (int at = 0; at < Math.max(xs.size(), ys.size()); at++) {
                int x = xs.get(at % xs.size());
                int y = ys.get(at % ys.size());
                Mark before = xev.mark();
                click(operator, family, sent, x, y);
                WindowInput press = xev.awaitEvent(before, ClickGridTest::isPress, Duration.ofSeconds(20));
                assertNear(press.at().x(), x / extent.x(), size.width(), family.id() + " x " + x);
                assertNear(press.at().y(), y / extent.y(), size.height(), family.id() + " y " + y);
            }
        }
    }

    private static List<Integer> values(int last) {
        return IntStream.concat(IntStream.iterate(0, value -> value < last, value -> value + EVERY), IntStream.of(last))
                .boxed()
                .toList();
    }

    private static void click(Operator operator, Family family, Size sent, int x, int y) throws Exception {
        Permit permit = new Permit();
        Frame frame = operator.look(Settle.AT_ONCE, permit, candidate -> {});
        Reply reply = new TextReplyReader().read(words(family, x, y), family.space(), sent);
        assertThat(reply.faults()).isEmpty();
        BoundAction bound = (BoundAction) BoundAction.of(frame, reply.actions().getFirst());
        assertThat(operator.perform(bound, permit).isDone()).isTrue();
    }

    private static String words(Family family, int x, int y) {
        return switch (family.id()) {
            case "ui-tars-1.0" -> "Action: click(start_box='(" + x + "," + y + ")')";
            case "ui-tars-1.5" -> "Action: click(start_box='<|box_start|>(" + x + "," + y + ")<|box_end|>')";
            default -> "Action: click(point='<point>" + x + " " + y + "</point>')";
        };
    }

    private static boolean isPress(WindowInput input) {
        return input instanceof WindowInput.Button button && button.edge() == Edge.PRESS;
    }

    private static void assertNear(int pixel, double fraction, int length, String said) {
        long formula = Math.clamp(Math.round(fraction * length), 0, length - 1);
        assertThat(Math.abs(pixel - formula)).as(said).isLessThanOrEqualTo(1);
    }
}
