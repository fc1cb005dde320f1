package dev.deskhand.app.desk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.event.EventHead;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.run.RunControl;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class RunDeskTest {
    private static final RunWish WISH = new RunWish("Do it", "Lab", "desktop");
    private static final AgentFailure MISSING = new AgentFailure.PartMissing("DISPLAY");

    private final BlockingQueue<DeskState> states = new LinkedBlockingQueue<>();
    private final WindowDouble window = new WindowDouble();

    private static final class WindowDouble implements WindowSide {
        private final List<String> asked = new ArrayList<>();
        private final CountDownLatch quit = new CountDownLatch(1);

        @Override
        public void show() {
            asked.add("show");
        }

        @Override
        public void quit() {
            quit.countDown();
        }
    }

    /// A run that goes on until it is stopped.
    private static final class PatientRun implements PreparedRun {
        private final CountDownLatch closed = new CountDownLatch(1);
        private final CountDownLatch began = new CountDownLatch(1);
        private volatile String thread = "";
        private volatile RunControl control = new RunControl();

        @Override
        public AgentEvent.RunEnded run(RunControl given) {
            thread = Thread.currentThread().getName();
            control = given;
            began.countDown();
            while (given.state() != RunControl.State.STOPPED) {
                Thread.onSpinWait();
            }
            return new AgentEvent.RunEnded(
                    new EventHead("1", 1, Instant.EPOCH, "r"), EndReason.STOPPED, false, "", null, 0, Duration.ZERO);
        }

        @Override
        public void close() {
            closed.countDown();
        }
    }

    private RunDesk desk(RunMaker maker) {
        RunDesk desk = new RunDesk(maker, window);
        desk.watch(states::add);
        return desk;
    }

    private DeskState next() throws InterruptedException {
        DeskState state = states.poll(10, TimeUnit.SECONDS);
        assertThat(state).isNotNull();
        return state;
    }

    private RunDesk started(PatientRun run) throws InterruptedException {
        RunDesk desk = desk(wish -> run);
        desk.send(new Command.Start(WISH));
        assertThat(next()).isEqualTo(new DeskState.Idle(null));
        assertThat(next()).isEqualTo(new DeskState.Starting(WISH));
        assertThat(next()).isEqualTo(new DeskState.Going(WISH));
        assertThat(run.began.await(10, TimeUnit.SECONDS)).isTrue();
        return desk;
    }

    @Test
    void runs_on_a_named_platform_thread_and_closes_what_it_opened() throws InterruptedException {
        PatientRun run = new PatientRun();
        RunDesk desk = started(run);
        assertThat(run.thread).isEqualTo("deskhand-run");
        desk.send(new Command.Stop());
        assertThat(next()).isEqualTo(new DeskState.Stopping(WISH));
        assertThat(next()).isEqualTo(new DeskState.Idle(null));
        assertThat(run.closed.getCount()).isZero();
    }

    @Test
    void pauses_and_goes_on() throws InterruptedException {
        PatientRun run = new PatientRun();
        RunDesk desk = started(run);
        desk.send(new Command.Pause());
        assertThat(next()).isEqualTo(new DeskState.Paused(WISH));
        awaitState(run, RunControl.State.PAUSED);
        desk.send(new Command.Resume());
        assertThat(next()).isEqualTo(new DeskState.Going(WISH));
        awaitState(run, RunControl.State.RUNNING);
        desk.send(new Command.Stop());
    }

    private static void awaitState(PatientRun run, RunControl.State state) {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        while (run.control.state() != state && System.nanoTime() < deadline) {
            Thread.onSpinWait();
        }
        assertThat(run.control.state()).isEqualTo(state);
    }

    @Test
    void starts_one_run_at_a_time() throws InterruptedException {
        PatientRun run = new PatientRun();
        RunDesk desk = started(run);
        desk.send(new Command.Start(WISH));
        desk.send(new Command.Stop());
        assertThat(next()).isEqualTo(new DeskState.Stopping(WISH));
    }

    @Test
    void stops_a_run_that_is_paused() throws InterruptedException {
        PatientRun run = new PatientRun();
        RunDesk desk = started(run);
        desk.send(new Command.Pause());
        desk.send(new Command.Stop());
        assertThat(next()).isEqualTo(new DeskState.Paused(WISH));
        assertThat(next()).isEqualTo(new DeskState.Stopping(WISH));
        assertThat(next()).isEqualTo(new DeskState.Idle(null));
    }

    @Test
    void says_why_a_run_could_not_begin() throws InterruptedException {
        RunDesk desk = desk(wish -> {
            throw new AgentException(MISSING);
        });
        desk.send(new Command.Start(WISH));
        next();
        next();
        assertThat(next()).isEqualTo(new DeskState.Idle(MISSING));
    }

    @Test
    void is_free_again_after_a_defect_and_says_so() throws InterruptedException {
        RunDesk desk = desk(wish -> {
            throw new IllegalStateException("secret");
        });
        desk.send(new Command.Start(WISH));
        next();
        next();
        assertThat(next()).isInstanceOfSatisfying(DeskState.Idle.class, idle -> {
            assertThat(idle.obstacle()).isInstanceOf(AgentFailure.OwnFault.class);
            assertThat(idle.toString()).doesNotContain("secret");
        });
    }

    @Test
    void can_be_stopped_while_the_parts_are_still_being_put_together() throws InterruptedException {
        CountDownLatch open = new CountDownLatch(1);
        PatientRun run = new PatientRun();
        RunDesk desk = desk(wish -> {
            awaitQuietly(open);
            return run;
        });
        desk.send(new Command.Start(WISH));
        next();
        next();
        desk.send(new Command.Stop());
        assertThat(next()).isEqualTo(new DeskState.Stopping(WISH));
        open.countDown();
        assertThat(next()).isEqualTo(new DeskState.Idle(null));
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            assertThat(latch.await(10, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void quits_once_the_run_has_ended() throws InterruptedException {
        PatientRun run = new PatientRun();
        RunDesk desk = started(run);
        desk.send(new Command.Quit());
        assertThat(window.quit.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(run.closed.getCount()).isZero();
    }

    @Test
    void tells_nothing_to_a_watcher_that_left() throws InterruptedException {
        PatientRun run = new PatientRun();
        RunDesk desk = started(run);
        List<DeskState> heard = new ArrayList<>();
        desk.watch(heard::add).run();
        desk.send(new Command.Show());
        desk.send(new Command.Stop());
        assertThat(next()).isEqualTo(new DeskState.Stopping(WISH));
        assertThat(heard).containsExactly(new DeskState.Going(WISH));
        assertThat(window.asked).containsExactly("show");
    }
}
