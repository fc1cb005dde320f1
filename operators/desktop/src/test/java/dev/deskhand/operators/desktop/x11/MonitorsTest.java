package dev.deskhand.operators.desktop.x11;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dev.deskhand.agent.screen.ScreenRect;
import dev.deskhand.agent.screen.Size;
import org.junit.jupiter.api.Test;

class MonitorsTest {
    @Test
    void are_one_for_a_plain_screen_and_as_many_as_it_is_divided_into() throws Exception {
        try (Bench bench = Bench.open()) {
            assertThat(bench.desktop().monitors().list())
                    .extracting(Monitor::area)
                    .containsExactly(new Area(0, 0, 1000, 700));
            bench.display()
                    .setMonitors(
                            new dev.deskhand.testkit.display.Monitor("LEFT", new ScreenRect(0, 0, new Size(400, 700))),
                            new dev.deskhand.testkit.display.Monitor(
                                    "RIGHT", new ScreenRect(400, 100, new Size(600, 600))));
            assertThat(bench.desktop().monitors().list())
                    .extracting(Monitor::name, Monitor::area)
                    .containsExactlyInAnyOrder(
                            tuple("LEFT", new Area(0, 0, 400, 700)), tuple("RIGHT", new Area(400, 100, 600, 600)));
        }
    }
}
