package dev.deskhand.agent.run;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EventHead;
import dev.deskhand.agent.event.EventStream;
import dev.deskhand.agent.event.PictureRef;
import dev.deskhand.agent.event.StreamItem;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.agent.screen.Picture;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;

/// Writes the facts of one run: each is numbered, made durable and only then published. Used by the run's thread alone,
/// but for [#piece].
final class RunLog {
    private final String run;
    private final Recorder recorder;
    private final EventStream stream;
    private final Clock clock;
    private long seq;

    RunLog(String run, Recorder recorder, EventStream stream, Clock clock) {
        this.run = run;
        this.recorder = recorder;
        this.stream = stream;
        this.clock = clock;
    }

    Instant now() {
        return clock.instant();
    }

    void record(Function<EventHead, AgentEvent> fact) throws AgentException {
        AgentEvent event = fact.apply(nextHead());
        recorder.record(event);
        stream.publish(new StreamItem.Recorded(event));
    }

    /// Records the end of the run. Where it can no longer be made durable the watchers hear it all the same: they must
    /// not wait for ever, and the journal will say that the run broke off.
    AgentEvent.RunEnded recordEnd(Function<EventHead, AgentEvent.RunEnded> end) {
        AgentEvent.RunEnded event = end.apply(nextHead());
        try {
            recorder.record(event);
        } catch (AgentException e) {
            // The run ends either way; its reason is in the event.
        }
        stream.publish(new StreamItem.Recorded(event));
        return event;
    }

    Optional<PictureRef> keep(int step, Picture picture) throws AgentException {
        return recorder.keep(run, step, picture);
    }

    /// Passes on a piece of a text that streams in; from any thread.
    void piece(int step, String text) {
        stream.publish(new StreamItem.Piece(run, step, text));
    }

    private EventHead nextHead() {
        seq++;
        return new EventHead(run + "-" + seq, seq, clock.instant(), run);
    }
}
