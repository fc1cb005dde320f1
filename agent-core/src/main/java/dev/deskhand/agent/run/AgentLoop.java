package dev.deskhand.agent.run;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EndReason;
import dev.deskhand.agent.event.EventStream;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.failure.AgentFailure;
import dev.deskhand.agent.operator.Revoked;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

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

    /// Runs to the end on the calling platform thread. Everything held is released before this returns; the parts stay
    /// open, but for an operator that did not come back when the run was stopped.
    public AgentEvent.RunEnded run(RunOrder order) {
        RunLog log = new RunLog(order.run(), recorder, stream, clock);
        Instant start = clock.instant();
        control.attach(parts.operator()::letGo);
        try (Hands hands = new Hands(control, order.run());
                PictureAhead pictures =
                        new PictureAhead(parts.encoder(), parts.family().picture(), order.run())) {
            Steps steps = new Steps(parts, control, order, log, hands, pictures);
            Ending ending = endingWhatever(order, log, steps, start);
            parts.operator().letGo();
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

    /// The root of the run: a defect must not keep it from its end, or nothing would tell the person that it is over.
    @SuppressWarnings("IllegalCatch")
    private Ending endingWhatever(RunOrder order, RunLog log, Steps steps, Instant start) {
        try {
            return ending(order, log, steps, start);
        } catch (RuntimeException e) {
            return Ending.of(AgentFailure.OwnFault.of(e));
        }
    }

    private Ending ending(RunOrder order, RunLog log, Steps steps, Instant start) {
        try {
            log.record(head -> new AgentEvent.RunStarted(
                    head,
                    order.instruction(),
                    parts.operator().name(),
                    order.model(),
                    parts.family().id(),
                    order.limits().steps()));
            return untilItEnds(log, steps, start.plus(order.limits().time()));
        } catch (Abandoned e) {
            Thread.ofPlatform().name("run-close-" + order.run()).daemon().start(parts.operator()::close);
            return Ending.because(EndReason.STOPPED);
        } catch (AgentException e) {
            return control.state() == RunControl.State.STOPPED
                    ? Ending.because(EndReason.STOPPED)
                    : Ending.of(e.failure());
        }
    }

    private Ending untilItEnds(RunLog log, Steps steps, Instant deadline) throws AgentException, Abandoned {
        while (true) {
            if (isStopped(log)) {
                return Ending.because(EndReason.STOPPED);
            }
            if (!clock.instant().isBefore(deadline)) {
                return Ending.because(EndReason.MINUTES);
            }
            try {
                Optional<Ending> ending = steps.next(control.permit());
                if (ending.isPresent()) {
                    return ending.get();
                }
            } catch (Revoked e) {
                steps.supersede();
            }
        }
    }

    /// Waits out a pause.
    private boolean isStopped(RunLog log) throws AgentException {
        if (control.state() == RunControl.State.PAUSED) {
            log.record(AgentEvent.Paused::new);
            if (control.awaitNotPaused() == RunControl.State.RUNNING) {
                log.record(AgentEvent.Resumed::new);
            }
        }
        return control.state() == RunControl.State.STOPPED;
    }
}
