package dev.deskhand.agent.run;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.event.EventStream;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.Defects;
import dev.deskhand.agent.operator.Revoked;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;

/// One run from its start to its end: look, think, read, act, again and again, until something ends it. The laws it
/// keeps are in docs/architecture.md. One instance serves one run.
public final class AgentLoop {
    private final RunParts parts;
    private final RunControl control;
    private final Recorder recorder;
    private final EventStream stream;
    private final Clock clock;

    /// Puts a loop together.
    ///
    /// @param stream hears every event after the recorder made it durable
    public AgentLoop(RunParts parts, RunControl control, Recorder recorder, EventStream stream, Clock clock) {
        this.parts = parts;
        this.control = control;
        this.recorder = recorder;
        this.stream = stream;
        this.clock = clock;
    }

    /// Runs to the end on the calling platform thread. Everything held is released before this returns; the
    /// parts stay open, but for an operator that did not come back when the run was stopped. An interrupt is
    /// a stop too, but one that is noticed only between two steps: what takes effect at once is
    /// [RunControl#stop].
    public AgentEvent.RunEnded run(RunOrder order) {
        RunLog log = new RunLog(order.run(), recorder, stream, clock);
        Instant start = clock.instant();
        control.attach(parts.operator()::letGo);
        try (OperatorThread operator = new OperatorThread(control, order.run());
                PictureAhead pictures =
                        new PictureAhead(parts.encoder(), parts.family().picture(), order.run());
                Deadline _ = new Deadline(control, order.limits().time(), order.run())) {
            Steps steps = new Steps(parts, control, order, log, operator, pictures);
            Ending wanted = whatever(() -> ending(order, log, steps));
            Ending ending = whatever(() -> control.end(wanted));
            return log.recordEnd(head -> new AgentEvent.RunEnded(
                    head,
                    ending.reason(),
                    false,
                    ending.message(),
                    ending.failure(),
                    steps.taken(),
                    Duration.between(start, clock.instant())));
        }
    }

    /// The root of the run: no defect, ours or the machine's, must keep it from its end, or nothing would tell the
    /// person that it is over.
    @SuppressWarnings("IllegalCatch")
    private static Ending whatever(Supplier<Ending> part) {
        try {
            return part.get();
        } catch (Throwable e) {
            return Ending.of(Defects.report(e));
        }
    }

    private Ending ending(RunOrder order, RunLog log, Steps steps) {
        try {
            log.record(head -> new AgentEvent.RunStarted(
                    head,
                    order.instruction(),
                    parts.operator().name(),
                    order.model(),
                    parts.family().id(),
                    order.limits().steps()));
            return untilItEnds(log, steps);
        } catch (Abandoned e) {
            Thread.ofPlatform().name("run-close-" + order.run()).daemon().start(parts.operator()::close);
            return Ending.because(EndReason.STOPPED);
        } catch (AgentException e) {
            return Ending.of(e.failure());
        }
    }

    /// Where it is ended from outside, that end counts and not what is said here.
    private Ending untilItEnds(RunLog log, Steps steps) throws AgentException, Abandoned {
        while (!isStopped(log)) {
            try {
                Optional<Ending> ending = steps.next(control.permit());
                if (ending.isPresent()) {
                    return ending.get();
                }
            } catch (Revoked e) {
                steps.supersede();
            }
        }
        return Ending.because(EndReason.STOPPED);
    }

    /// Waits out a pause.
    private boolean isStopped(RunLog log) throws AgentException {
        if (Thread.currentThread().isInterrupted()) {
            // Nothing of ours interrupts; whoever does wants this thread to end.
            control.stop();
        }
        if (control.state() == RunControl.State.PAUSED) {
            log.record(AgentEvent.Paused::new);
            if (control.awaitNotPaused() == RunControl.State.RUNNING) {
                log.record(AgentEvent.Resumed::new);
            }
        }
        return control.state() == RunControl.State.STOPPED;
    }
}
