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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Writes the facts of one run: each is numbered, made durable and only then published. Used by the run's thread alone,
/// but for [#piece].
///
/// What nobody waits for is only noted, and made durable with the fact that follows: that spares a wait for the disk.
final class RunLog {
    private final String run;
    private final Recorder recorder;
    private final EventStream stream;
    private final Clock clock;
    private final List<AgentEvent> noted = new ArrayList<>();
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

    /// Notes a fact. Another follows soon: whatever a reply leads to is recorded.
    void note(Function<EventHead, AgentEvent> fact) {
        noted.add(fact.apply(nextHead()));
    }

    /// Records what was noted and this fact.
    void record(Function<EventHead, AgentEvent> fact) throws AgentException {
        note(fact);
        List<AgentEvent> events = takeNoted();
        recorder.record(events);
        publish(events);
    }

    /// Records the end of the run. Where it can no longer be made durable the watchers hear it all the same: they must
    /// not wait for ever, whatever the recorder throws, and the journal will say that the run broke off.
    AgentEvent.RunEnded recordEnd(Function<EventHead, AgentEvent.RunEnded> end) {
        AgentEvent.RunEnded event = end.apply(nextHead());
        noted.add(event);
        List<AgentEvent> events = takeNoted();
        try {
            recorder.record(events);
        } catch (AgentException e) {
            // The run ends either way; its reason is in the event.
        } finally {
            publish(events);
        }
        return event;
    }

    Optional<PictureRef> keep(int step, Picture picture) throws AgentException {
        return recorder.keep(run, step, picture);
    }

    /// Passes on a piece of a text that streams in; from any thread.
    void piece(int step, String text) {
        stream.publish(new StreamItem.Piece(run, step, text));
    }

    private List<AgentEvent> takeNoted() {
        List<AgentEvent> events = List.copyOf(noted);
        noted.clear();
        return events;
    }

    private void publish(List<AgentEvent> events) {
        events.forEach(event -> stream.publish(new StreamItem.Recorded(event)));
    }

    private EventHead nextHead() {
        seq++;
        return new EventHead(run + "-" + seq, seq, clock.instant(), run);
    }
}
