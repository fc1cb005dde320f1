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

/// A click named in a family's own units arrives at the very pixel the formula says: `pixel = round(fraction x size)`,
/// clamped to the last one. Every twentieth value of each axis is named, the first and the last included; the witness
/// is `xev`. How many units an axis has is written down here and not asked of the program: a thousand, or for
/// `ui-tars-1.5` what its picture processor makes of the screen.
class ClickGridTest {
    private static final int EVERY = 20;

    @ParameterizedTest
    @CsvSource({
        "ui-tars-1.0, 1280x720, 1000x1000",
        "ui-tars-1.0, 1366x768, 1000x1000",
        "ui-tars-1.0, 1920x1080, 1000x1000",
        "ui-tars-1.5, 1280x720, 1288x728",
        "ui-tars-1.5, 1366x768, 1372x756",
        "ui-tars-1.5, 1920x1080, 1932x1092",
        "doubao-ui-tars, 1280x720, 1000x1000",
        "doubao-ui-tars, 1366x768, 1000x1000",
        "doubao-ui-tars, 1920x1080, 1000x1000"
    })
    void lands_on_the_pixel(String family, String screen, String units) throws Exception {
        landsOnThePixel(Families.builtIn().find(family).orElseThrow(), Size.parse(screen), Size.parse(units));
    }

    @Tag("long")
    @ParameterizedTest
    @CsvSource({
        "ui-tars-1.0, 2560x1440, 1000x1000", "ui-tars-1.0, 3840x2160, 1000x1000",
        "ui-tars-1.5, 2560x1440, 2548x1428", "ui-tars-1.5, 3840x2160, 3836x2156",
        "doubao-ui-tars, 2560x1440, 1000x1000", "doubao-ui-tars, 3840x2160, 1000x1000"
    })
    void lands_on_the_pixel_of_large_screens(String family, String screen, String units) throws Exception {
        landsOnThePixel(Families.builtIn().find(family).orElseThrow(), Size.parse(screen), Size.parse(units));
    }

    private static void landsOnThePixel(Family family, Size size, Size units) throws Exception {
        Size sent = family.picture().sizing().apply(size);
        List<Integer> xs = values(units.width());
        List<Integer> ys = values(units.height());
        try (VirtualDisplay display = VirtualDisplay.open(size);
                XevWindow xev = XevWindow.open(display);
                Operator operator = DesktopOperators.of(display.name()).open(new DisplayChoice.Only(), OwnBar.NONE)) {
            for (int at = 0; at < Math.max(xs.size(), ys.size()); at++) {
                int x = xs.get(at % xs.size());
                int y = ys.get(at % ys.size());
                Mark before = xev.mark();
                click(operator, family, sent, x, y);
                WindowInput press = xev.awaitEvent(before, ClickGridTest::isPress, Duration.ofSeconds(20));
                assertThat(press.at().x()).as("x " + x).isEqualTo(pixel(x, units.width(), size.width()));
                assertThat(press.at().y()).as("y " + y).isEqualTo(pixel(y, units.height(), size.height()));
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

    private static int pixel(int said, int units, int length) {
        long formula = Math.round((double) said / units * length);
        return Math.clamp(formula, 0, length - 1);
    }
}
