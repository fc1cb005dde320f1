package dev.deskhand.app.desk;

import dev.deskhand.agent.event.Answer;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.run.RunControl;
import dev.deskhand.app.settings.BadSetting;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The one desk: starts each run on a platform thread of its own, one at a time, and passes on what the person wants of
/// it. Taking back a permit releases keys through the system, so even that happens on threads of the desk and never on
/// the caller's: pauses, resumptions and words in their order on one, a stop on its own, because it must not wait for a
/// pause whose release hangs.
public final class RunDesk implements Desk {
    /// How long quitting waits for a stopped run. The law gives it 200 ms; a native call that does not come back is
    /// left behind.
    private static final Duration GOOD_BYE = Duration.ofSeconds(2);

    private final RunMaker maker;
    private final WindowSide window;
    private final Executor inOrder = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("deskhand-desk").daemon().factory());
    private final List<Consumer<DeskState>> watchers = new ArrayList<>();
    private DeskState state = new DeskState.Idle(null);
    private RunControl control = new RunControl();
    private @Nullable Thread thread;

    public RunDesk(RunMaker maker, WindowSide window) {
        this.maker = maker;
        this.window = window;
    }

    @Override
    public void send(Command command) {
        switch (command) {
            case Command.Start(var wish) -> start(wish);
            case Command.Pause _ -> pause();
            case Command.Resume _ -> resume();
            case Command.Stop _ -> stop();
            case Command.Steer(var text) -> steer(text);
            case Command.Decide(var question, var answer) -> answer(question, answer);
            case Command.Show _ -> window.show();
            case Command.Quit _ -> quit();
        }
    }

    @Override
    public synchronized Runnable watch(Consumer<DeskState> watcher) {
        watchers.add(watcher);
        watcher.accept(state);
        return () -> forget(watcher);
    }

    private synchronized void forget(Consumer<DeskState> watcher) {
        watchers.remove(watcher);
    }

    private synchronized void start(RunWish wish) {
        if (!(state instanceof DeskState.Idle)) {
            return;
        }
        control = new RunControl(RunControl.Questions.ANSWERED);
        RunControl controlOfThisRun = control;
        thread = Thread.ofPlatform().name("deskhand-run").daemon().unstarted(() -> work(wish, controlOfThisRun));
        become(new DeskState.Starting(wish));
        thread.start();
    }

    /// The root of the run's thread. What went wrong before the run began is its obstacle; a defect after that is told
    /// by the run itself and ends this thread, so that it is written down.
    private void work(RunWish wish, RunControl controlOfThisRun) {
        PreparedRun ready = prepare(wish);
        if (ready == null) {
            return;
        }
        try (ready) {
            begun(wish);
            ready.run(controlOfThisRun);
        } finally {
            over(null);
        }
    }

    /// The run; null where there is an obstacle.
    @SuppressWarnings("IllegalCatch") // whatever a part throws, the desk must be free again and the person must be told
    private @Nullable PreparedRun prepare(RunWish wish) {
        try {
            window.stepAside(wish);
            return maker.prepare(wish);
        } catch (AgentException e) {
            over(new Obstacle.Failed(e.failure()));
            return null;
        } catch (BadSetting e) {
            over(new Obstacle.BadlySet(e));
            return null;
        } catch (RuntimeException | Error e) {
            over(new Obstacle.Failed(AgentFailure.OwnFault.of(e)));
            throw e;
        }
    }

    private synchronized void begun(RunWish wish) {
        if (state instanceof DeskState.Starting) {
            become(new DeskState.Going(wish));
        }
    }

    private synchronized void over(@Nullable Obstacle obstacle) {
        thread = null;
        become(new DeskState.Idle(obstacle));
    }

    private synchronized void pause() {
        switch (state) {
            case DeskState.Starting(var wish) -> pause(wish);
            case DeskState.Going(var wish) -> pause(wish);
            case DeskState.Idle _, DeskState.Paused _, DeskState.Stopping _ -> {} // nothing to pause
        }
    }

    private void pause(RunWish wish) {
        inOrder.execute(control::pause);
        become(new DeskState.Paused(wish));
    }

    private synchronized void resume() {
        if (state instanceof DeskState.Paused(var wish)) {
            RunControl controlOfThisRun = control;
            inOrder.execute(() -> goOn(wish, controlOfThisRun));
            become(new DeskState.Going(wish));
        }
    }

    /// Goes on once the window is out of the way, unless the person has thought better of it meanwhile.
    private void goOn(RunWish wish, RunControl controlOfThisRun) {
        window.stepAside(wish);
        if (isGoing()) {
            controlOfThisRun.resume();
        }
    }

    private synchronized boolean isGoing() {
        return state instanceof DeskState.Going;
    }

    private void stop() {
        end(RunControl::stop);
    }

    private synchronized void end(Consumer<RunControl> how) {
        switch (state) {
            case DeskState.Starting(var wish) -> end(wish, how);
            case DeskState.Going(var wish) -> end(wish, how);
            case DeskState.Paused(var wish) -> end(wish, how);
            case DeskState.Idle _, DeskState.Stopping _ -> {} // nothing to end
        }
    }

    private void end(RunWish wish, Consumer<RunControl> how) {
        RunControl controlOfThisRun = control;
        Thread.ofPlatform().name("deskhand-stop").daemon().start(() -> how.accept(controlOfThisRun));
        become(new DeskState.Stopping(wish));
    }

    private synchronized void steer(String text) {
        RunControl controlOfThisRun = control;
        inOrder.execute(() -> controlOfThisRun.steer(text));
    }

    /// Goes on with that answer once the window is out of the way again.
    private synchronized void answer(String question, Answer answer) {
        if (state instanceof DeskState.Going(var wish)) {
            RunControl controlOfThisRun = control;
            inOrder.execute(() -> {
                window.stepAside(wish);
                controlOfThisRun.answer(question, answer);
            });
        }
    }

    /// Ends what is going as failed, and returns when it has ended, or after as long as quitting waits. For a program
    /// that has lost its window; for any thread but the run's.
    public void abandon(AgentFailure why) {
        end(run -> run.fail(why));
        awaitEnd();
    }

    private void quit() {
        stop();
        Thread.ofPlatform().name("deskhand-quit").daemon().start(() -> {
            awaitEnd();
            window.quit();
        });
    }

    private void awaitEnd() {
        Thread last = lastThread();
        try {
            if (last != null) {
                last.join(GOOD_BYE);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // whoever interrupts wants us gone even sooner
        }
    }

    private synchronized @Nullable Thread lastThread() {
        return thread;
    }

    private void become(DeskState next) {
        state = next;
        watchers.forEach(watcher -> watcher.accept(next));
    }
}
