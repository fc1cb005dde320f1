package dev.deskhand.operators.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.action.Action.Click.Variety;
import dev.deskhand.agent.action.BoundAction;
import dev.deskhand.agent.action.Target;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.agent.screen.ScreenPixel;
import dev.deskhand.testkit.witness.Edge;
import dev.deskhand.testkit.witness.Mark;
import dev.deskhand.testkit.witness.WindowInput;
import dev.deskhand.testkit.witness.XevWindow;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Many places, so that no row or column is special.
class RandomPixelTest {
    private final Random random = new Random(11);

    @Test
    void clicks_and_drags_reach_the_pixel_they_are_bound_to() throws Exception {
        try (Desk desk = Desk.open()) {
            XevWindow window = XevWindow.open(desk.display());
            Mark start = window.mark();
            List<ScreenPixel> wanted = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                Frame frame = desk.look();
                BoundAction action = Desk.bound(frame, i % 3 == 0 ? drag() : click());
                wanted.addAll(action.points());
                assertThat(desk.operator().perform(action, new Permit())).isEqualTo(Desk.DONE);
            }
            assertThat(window.since(start).stream()
                            .filter(event -> event instanceof WindowInput.Button button && isEnd(button))
                            .map(WindowInput::at))
                    .isEqualTo(wanted);
        }
    }

    /// A click counts where it is pressed; a drag where it is pressed and where it is let go.
    private boolean isEnd(WindowInput.Button button) {
        boolean drag = button.edge() == Edge.RELEASE && !button.at().equals(pressed);
        if (button.edge() == Edge.PRESS) {
            pressed = button.at();
        }
        return button.edge() == Edge.PRESS || drag;
    }

    private ScreenPixel pressed = new ScreenPixel(-1, -1);

    private Action click() {
        return new Action.Click(somewhere(), random.nextBoolean() ? Variety.LEFT : Variety.MIDDLE);
    }

    private Action drag() {
        return new Action.Drag(somewhere(), somewhere());
    }

    private Target somewhere() {
        return Target.at(random.nextDouble(), random.nextDouble());
    }
}
