package dev.deskhand.operators.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.operator.Operator;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Settle;
import dev.deskhand.testkit.display.HeldInput;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Whoever only looks does not disturb whoever works.
class OnlookerTest {
    private static final String LENT = "_DESKHAND_LENT_KEYCODES";

    private Desk desk;

    @BeforeEach
    void open() throws Exception {
        desk = Desk.open();
    }

    @AfterEach
    void close() {
        desk.close();
    }

    @Test
    void leaves_down_what_another_operator_holds_and_lent_what_it_has_lent() throws Exception {
        desk.act(
                new Action.Press(Desk.keys("世")),
                new Action.Press(Desk.keys("ctrl")),
                new Action.MouseDown(Desk.at(300, 300)));
        List<HeldInput> held = desk.display().heldInput();
        String lent = lent();
        assertThat(held).hasSize(2);
        assertThat(lent).contains("=");

        try (Operator onlooker = Desk.operator(desk.display(), new DisplayChoice.Only(), OwnBar.NONE)) {
            onlooker.look(Settle.AT_ONCE, new Permit(), frame -> {});
            assertThat(desk.display().heldInput()).isEqualTo(held);
        }

        assertThat(desk.display().heldInput()).isEqualTo(held);
        assertThat(lent()).isEqualTo(lent);
    }

    @Test
    void lets_go_of_what_was_left_where_that_is_asked_for() throws Exception {
        desk.act(
                new Action.Press(Desk.keys("世")),
                new Action.Press(Desk.keys("ctrl")),
                new Action.MouseDown(Desk.at(300, 300)));

        DesktopOperators.of(desk.display().name()).letGoOfLeftovers();

        assertThat(desk.display().heldInput()).isEmpty();
        assertThat(lent()).doesNotContain("=");
    }

    private String lent() throws InterruptedException {
        return desk.display().run("xprop", "-root", LENT).text();
    }
}
