package dev.deskhand.app.cli;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.run.Recorder;
import dev.deskhand.agent.run.RunControl;
import dev.deskhand.app.settings.BadSetting;
import dev.deskhand.app.workbench.ModelChoice;
import dev.deskhand.app.workbench.ReadyRun;
import dev.deskhand.app.workbench.RunPlan;
import dev.deskhand.app.workbench.Workbench;
import dev.deskhand.journal.Unwritable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/// A run without a window, from its start to its end.
final class RunCommand implements Command {
    private final Scene scene;
    private final Workbench workbench;
    private final RunDecoder decoder;

    RunCommand(Scene scene, Workbench workbench, RunDecoder decoder) {
        this.scene = scene;
        this.workbench = workbench;
        this.decoder = decoder;
    }

    @Override
    public Shape shape() {
        return new Shape("run", RunDecoder.OPTIONS, "INSTRUCTION");
    }

    @Override
    public ExitStatus run(Said said) throws Misuse, BadSetting, AgentException {
        RunPlan plan = decoder.plan(said);
        Telling telling = telling(said);
        RunControl control = new RunControl();
        try (Signals.Word _ = scene.signals().onStop(control::stop)) {
            if (said.value(Option.OUT_FOLDER).isEmpty()) {
                return run(plan, control, telling, UnaryOperator.identity());
            }
            return runInto(folder(Values.path(said, Option.OUT_FOLDER)), plan, control, telling);
        }
    }

    /// What is printed while the run goes on.
    enum Telling {
        EVENTS,
        /// As progress; what comes of it as one object.
        JSON,
        PROGRESS
    }

    private static Telling telling(Said said) throws Misuse {
        if (said.has(Option.EVENTS) && said.has(Option.JSON)) {
            throw new Misuse("cli.misuse.events_say_all", Option.EVENTS.word(), Option.JSON.word());
        }
        if (said.has(Option.EVENTS)) {
            return Telling.EVENTS;
        }
        return said.has(Option.JSON) ? Telling.JSON : Telling.PROGRESS;
    }

    private static RunFolder folder(Path out) throws Misuse, AgentException {
        try {
            return RunFolder.open(out);
        } catch (IOException e) {
            throw Unkept.of(Option.OUT_FOLDER, Unwritable.of(out.resolve(RunFolder.LOG)));
        }
    }

    /// What becomes of the copy changes nothing about how the run ended.
    ExitStatus runInto(RunFolder folder, RunPlan plan, RunControl control, Telling telling)
            throws BadSetting, AgentException {
        ExitStatus status = ExitStatus.FAILED;
        try (folder) {
            status = run(plan, control, telling, folder::over);
        } catch (IOException e) {
            scene.tell("cli.folder_incomplete", Option.OUT_FOLDER.word());
        }
        return status;
    }

    private ExitStatus run(RunPlan plan, RunControl control, Telling telling, UnaryOperator<Recorder> copy)
            throws BadSetting, AgentException {
        AgentEvent.RunEnded ended;
        Tally tally = new Tally();
        try (ReadyRun run = workbench.prepare(plan, copy);
                EventFeed _ = feed(telling, control, tally)) {
            if (workbench.journal().endBrokenOff() > 0) {
                scene.tell("run.broken_off");
            }
            if (plan.model() instanceof ModelChoice.Follower) {
                scene.tell("cli.without_model");
            }
            ended = run.run(control);
        }
        if (telling == Telling.EVENTS && scene.terminal().isDeserted()) {
            // It was ended because nobody reads what it does: the person has not stopped it.
            scene.tell("cli.stdout.unwritable");
            return ExitStatus.FAILED;
        }
        String verdict = new Verdict(scene.texts(), plan.model().key()).of(ended);
        switch (telling) {
            case EVENTS -> scene.terminal().tell(verdict);
            case JSON -> scene.terminal().json(RunResult.line(ended, tally, verdict));
            case PROGRESS -> scene.terminal().result(verdict);
        }
        return ExitStatus.of(ended);
    }

    private EventFeed feed(Telling telling, RunControl control, Tally tally) throws AgentException {
        return switch (telling) {
            case EVENTS -> feed(new EventLines(scene.terminal(), control::stop), () -> {});
            case JSON, PROGRESS -> {
                WaitingLines waiting = new WaitingLines(scene, workbench.clock());
                yield feed(tally.andThen(new ProgressLines(scene)).andThen(waiting::hear), waiting::remind);
            }
        };
    }

    private EventFeed feed(Consumer<AgentEvent> reader, Runnable everySecond) throws AgentException {
        return new EventFeed(workbench.stream(), workbench.journal()::events, reader, everySecond);
    }
}
