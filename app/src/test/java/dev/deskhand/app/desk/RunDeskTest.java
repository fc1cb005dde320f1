package dev.deskhand.app.desk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.event.EventHead;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.failure.Part;
import dev.deskhand.agent.run.RunControl;
import dev.deskhand.app.settings.BadSetting;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class RunDeskTest {
    private static final RunWish WISH = new RunWish("Do it", "Lab", "desktop");
    private static final AgentFailure MISSING = new AgentFailure.PartMissing(Part.DISPLAY);

    private final BlockingQueue<DeskState> states = new LinkedBlockingQueue<>();
    private final BlockingQueue<Throwable> defects = new LinkedBlockingQueue<>();
    private final WindowDouble window = new WindowDouble();
    private Thread.@Nullable UncaughtExceptionHandler handlerBefore;

    @BeforeEach
    void hearOfDefects() {
        handlerBefore = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((_, defect) -> defects.add(defect));
    }

    @AfterEach
    void hearNoMore() {
        Thread.setDefaultUncaughtExceptionHandler(handlerBefore);
    }

    private void awaitDefect(String message) throws InterruptedException {
        assertThat(defects.poll(10, TimeUnit.SECONDS))
                .as("what is written down")
                .hasMessage(message);
    }

    private static final class WindowDouble implements WindowSide {
        private final List<String> asked = new ArrayList<>();
        private final CountDownLatch quit = new CountDownLatch(1);
        private final BlockingQueue<RunWish> stoodInTheWay = new LinkedBlockingQueue<>();
        private volatile CountDownLatch gone = new CountDownLatch(0);

        @Override
        public void show() {
            asked.add("show");
        }

        @Override
        public void stepAside(RunWish wish) {
            stoodInTheWay.add(wish);
            awaitQuietly(gone);
        }

        @Override
        public void quit() {
            quit.countDown();
        }
    }

    /// A run that goes on until it is stopped.
    private static class PatientRun implements PreparedRun {
        private final CountDownLatch closed = new CountDownLatch(1);
        private final CountDownLatch began = new CountDownLatch(1);
        private volatile boolean hasGoneOn;
        private volatile String thread = "";
        private volatile RunControl control = new RunControl();

        @Override
        public AgentEvent.RunEnded run(RunControl given) {
            thread = Thread.currentThread().getName();
            control = given;
            began.countDown();
            RunControl.State before = given.state();
            for (RunControl.State now = before; now != RunControl.State.STOPPED; now = given.state()) {
                hasGoneOn |= before == RunControl.State.PAUSED && now == RunControl.State.RUNNING;
                before = now;
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
        assertThat(next()).isEqualTo(new DeskState.Idle(new Obstacle.Failed(MISSING)));
    }

    @Test
    void says_which_setting_keeps_a_run_from_beginning() throws InterruptedException {
        BadSetting unset = new BadSetting("MY_KEY", "", BadSetting.Rule.UNSET);
        RunDesk desk = desk(wish -> {
            throw unset;
        });
        desk.send(new Command.Start(WISH));
        next();
        next();
        assertThat(next()).isEqualTo(new DeskState.Idle(new Obstacle.BadlySet(unset)));
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
            assertThat(idle.obstacle())
                    .isInstanceOfSatisfying(
                            Obstacle.Failed.class,
                            obstacle -> assertThat(obstacle.failure()).isInstanceOf(AgentFailure.OwnFault.class));
            assertThat(idle.toString()).doesNotContain("secret");
        });
        awaitDefect("secret");
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
    void opens_no_operator_before_the_window_is_out_of_the_way() throws InterruptedException {
        window.gone = new CountDownLatch(1);
        CountDownLatch opened = new CountDownLatch(1);
        RunDesk desk = desk(wish -> {
            opened.countDown();
            throw new AgentException(MISSING);
        });
        desk.send(new Command.Start(WISH));
        desk.send(new Command.Start(WISH));
        assertThat(window.stoodInTheWay.take()).isEqualTo(WISH);
        assertThat(opened.getCount()).isEqualTo(1);

        window.gone.countDown();

        assertThat(opened.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(window.stoodInTheWay).isEmpty();
    }

    @Test
    void stops_a_run_that_still_waits_for_the_window() throws InterruptedException {
        window.gone = new CountDownLatch(1);
        PatientRun run = new PatientRun();
        RunDesk desk = desk(wish -> run);
        desk.send(new Command.Start(WISH));
        window.stoodInTheWay.take();
        desk.send(new Command.Stop());
        window.gone.countDown();
        assertThat(run.closed.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(run.control.state()).isEqualTo(RunControl.State.STOPPED);
    }

    @Test
    void stays_paused_where_the_window_was_wanted_back_before_it_was_gone() throws InterruptedException {
        PatientRun run = new PatientRun();
        RunDesk desk = started(run);
        window.stoodInTheWay.clear();
        desk.send(new Command.Pause());
        awaitState(run, RunControl.State.PAUSED);
        window.gone = new CountDownLatch(1);
        desk.send(new Command.Resume());
        window.stoodInTheWay.take();
        desk.send(new Command.Pause());
        window.gone.countDown();
        desk.send(new Command.Stop());
        assertThat(run.closed.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(run.hasGoneOn).isFalse();
    }

    @Test
    void a_defect_after_the_run_is_no_obstacle_to_its_beginning() throws InterruptedException {
        RunDesk desk = started(new PatientRun() {
            @Override
            public void close() {
                throw new IllegalStateException("the model does not close");
            }
        });
        desk.send(new Command.Stop());
        assertThat(next()).isEqualTo(new DeskState.Stopping(WISH));
        assertThat(next()).isEqualTo(new DeskState.Idle(null));
        awaitDefect("the model does not close");
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
    void returns_from_abandoning_once_the_run_has_ended_as_failed() throws InterruptedException {
        PatientRun run = new PatientRun();
        RunDesk desk = started(run);
        desk.abandon(MISSING);
        assertThat(run.closed.getCount()).isZero();
        assertThat(run.control.state()).isEqualTo(RunControl.State.STOPPED);
        assertThat(next()).isEqualTo(new DeskState.Stopping(WISH));
        assertThat(next()).isEqualTo(new DeskState.Idle(null));
        assertThat(window.quit.getCount()).isEqualTo(1);
    }

    @Test
    void abandons_nothing_while_nothing_runs() {
        RunDesk desk = desk(_ -> new PatientRun());
        desk.abandon(MISSING);
        assertThat(states).containsExactly(new DeskState.Idle(null));
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
