package dev.deskhand.operators.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.Part;
import dev.deskhand.agent.operator.Outcome;
import dev.deskhand.agent.operator.Permit;
import dev.deskhand.agent.operator.Readiness;
import dev.deskhand.agent.screen.Frame;
import dev.deskhand.testkit.display.VirtualDisplay;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// The server ends. That this JVM lives to say so is part of each test.
class LostScreenTest {
    private static final AgentFailure LOST = new AgentFailure.ScreenLost("desktop");

    @Test
    void is_told_by_every_method_and_closing_still_works() throws Exception {
        Desk desk = Desk.open();
        Frame frame = desk.look();
        desk.act(new Action.Press(Desk.keys("ctrl")));
        desk.display().close();
        assertThat(catchThrowableOfType(AgentException.class, desk::look).failure())
                .isEqualTo(LOST);
        assertThat(desk.perform(frame, new Action.Hotkey(Desk.keys("a")))).isNotEqualTo(Desk.DONE);
        assertThat(desk.operator().readiness()).isEqualTo(new Readiness(List.of(LOST)));
        desk.operator().letGo();
        desk.operator().close();
        desk.operator().close();
    }

    @Test
    void ends_an_action_in_its_middle_as_failed() throws Exception {
        Desk desk = Desk.open();
        Frame frame = desk.look();
        CountDownLatch begun = new CountDownLatch(1);
        FutureTask<Outcome> waiting = new FutureTask<>(() -> {
            begun.countDown();
            return desk.perform(new Permit(), frame, new Action.Wait(Duration.ofSeconds(60)))
                    .getFirst();
        });
        Thread.ofPlatform().start(waiting);
        begun.await();
        desk.display().close();
        assertThat(waiting.get(30, TimeUnit.SECONDS)).isEqualTo(new Outcome.Failed(LOST));
        desk.operator().close();
    }

    @Test
    void closing_from_another_thread_ends_an_action_as_failed() throws Exception {
        try (VirtualDisplay display = VirtualDisplay.open(Desk.SIZE)) {
            Desk desk = new Desk(display, Desk.operator(display, new DisplayChoice.Only(), OwnBar.NONE));
            Frame frame = desk.look();
            CountDownLatch begun = new CountDownLatch(1);
            FutureTask<Outcome> waiting = new FutureTask<>(() -> {
                begun.countDown();
                return desk.perform(new Permit(), frame, new Action.Wait(Duration.ofSeconds(60)))
                        .getFirst();
            });
            Thread.ofPlatform().start(waiting);
            begun.await();
            desk.operator().close();
            assertThat(waiting.get(30, TimeUnit.SECONDS)).isEqualTo(new Outcome.Failed(LOST));
        }
    }

    @Test
    void a_server_that_is_not_there_is_a_missing_part() {
        DesktopOperators nowhere = DesktopOperators.of(":64999");
        AgentFailure missing = new AgentFailure.PartMissing(Part.DISPLAY);
        assertThat(nowhere.readiness()).isEqualTo(new Readiness(List.of(missing)));
        assertThat(catchThrowableOfType(AgentException.class, nowhere::displays).failure())
                .isEqualTo(missing);
        assertThat(catchThrowableOfType(AgentException.class, () -> nowhere.open(new DisplayChoice.Only(), OwnBar.NONE))
                        .failure())
                .isEqualTo(missing);
        assertThat(catchThrowableOfType(AgentException.class, () -> nowhere.watchStopKey(() -> {}, why -> {}))
                        .failure())
                .isEqualTo(missing);
    }

    @Test
    void a_server_that_can_be_worked_is_ready_and_asking_changes_nothing() throws Exception {
        try (Desk desk = Desk.open()) {
            desk.act(new Action.Press(Desk.keys("ctrl")));
            assertThat(DesktopOperators.of(desk.display().name()).readiness()).isEqualTo(Readiness.READY);
            assertThat(desk.display().heldInput()).hasSize(1);
        }
    }
}
