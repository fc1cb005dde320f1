package dev.deskhand.operators.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.action.Action;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.operators.desktop.x11.StopKey;
import dev.deskhand.testkit.display.Patience;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// A server that hangs keeps nobody from leaving it.
@Timeout(60)
class FrozenServerTest {
    private static final AgentFailure SILENT = new AgentFailure.NotAnswering("display server");
    private static final Duration LONGEST = Duration.ofSeconds(1);

    private Desk desk;
    private StopKey stopKey;

    @BeforeEach
    void open() throws Exception {
        desk = Desk.open();
        stopKey = DesktopOperators.of(desk.display().name()).watchStopKey(() -> {}, why -> {});
    }

    @AfterEach
    void close() throws Exception {
        desk.display().thaw();
        stopKey.close();
        desk.close();
    }

    @Test
    void whoever_comes_to_it_hears_that_it_does_not_answer() throws Exception {
        DesktopOperators operators = DesktopOperators.of(desk.display().name());
        desk.display().freeze();

        List<Future<AgentFailure>> comers = List.of(
                failing(operators::displays),
                failing(() -> operators.open(new DisplayChoice.Only(), OwnBar.NONE)),
                failing(() -> operators.watchStopKey(() -> {}, why -> {})),
                failing(() -> {
                    throw new AgentException(operators.readiness().obstacles().getFirst());
                }));

        assertEndsSoon(() -> DesktopOperators.guardAgainstToolkits(() -> {}), Duration.ofSeconds(40));
        for (Future<AgentFailure> comer : comers) {
            assertThat(comer.get(40, TimeUnit.SECONDS)).isEqualTo(SILENT);
        }
    }

    @Test
    void whoever_is_at_work_on_it_hears_that_it_does_not_answer() throws Exception {
        desk.look();
        desk.display().freeze();

        assertThat(failing(desk::look).get(40, TimeUnit.SECONDS)).isEqualTo(SILENT);
    }

    private static Future<AgentFailure> failing(Callable<?> attempt) {
        FutureTask<AgentFailure> failure = new FutureTask<>(() -> {
            try {
                throw new AssertionError("did not fail: " + attempt.call());
            } catch (AgentException e) {
                return e.failure();
            }
        });
        Thread.ofPlatform().daemon().start(failure);
        return failure;
    }

    @Test
    void closing_the_operator_does_not_wait_for_a_glance_that_hangs() throws Exception {
        desk.act(new Action.Press(Desk.keys("ctrl")));
        desk.look();
        desk.display().freeze();
        new Patience(Desk.SOON).until("a glance to hang", FrozenServerTest::isGlancing);

        assertEndsSoon(desk.operator()::close);
    }

    @Test
    void closing_the_stop_key_does_not_wait_for_the_good_bye() throws Exception {
        desk.display().freeze();

        assertEndsSoon(stopKey::close);
    }

    @Test
    void what_was_held_is_released_when_the_server_wakes() throws Exception {
        desk.act(new Action.Press(Desk.keys("ctrl")));
        desk.display().freeze();
        assertEndsSoon(desk.operator()::close);

        desk.display().thaw();

        new Patience(Desk.SOON)
                .until("the releases", () -> desk.display().heldInput().isEmpty());
    }

    /// On a thread of its own: one that hangs for ever must fail this test, not stop it.
    private static void assertEndsSoon(Runnable closing) throws InterruptedException {
        assertEndsSoon(closing, LONGEST);
    }

    private static void assertEndsSoon(Runnable something, Duration limit) throws InterruptedException {
        Thread thread = Thread.ofPlatform().daemon().start(something);
        assertThat(thread.join(limit)).as("over within " + limit).isTrue();
    }

    private static boolean isGlancing() {
        return Thread.getAllStackTraces().entrySet().stream()
                .anyMatch(each -> each.getKey().getName().equals("deskhand-x11-idle-watch")
                        && Arrays.stream(each.getValue())
                                .anyMatch(frame -> frame.getMethodName().equals("XShmGetImage")
                                        || frame.getClassName().endsWith("Samples")));
    }
}
