package dev.deskhand.app.cli;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EventStream;
import dev.deskhand.agent.event.RecordedEvents;
import dev.deskhand.agent.event.StreamItem;
import dev.deskhand.agent.event.Subscription;
import dev.deskhand.agent.failure.AgentException;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/// Hands every event of a run to a reader, in order and without a gap, on a thread of its own: a reader that is slow,
/// or a pipe nobody empties, never holds up the run. What the stream had to drop is read again from the journal.
final class EventFeed implements AutoCloseable {
    private static final Duration TICK = Duration.ofSeconds(1);

    /// What a reader that has stopped reading may cost at the end.
    private static final Duration LAST_LINES = Duration.ofSeconds(3);

    private final RecordedEvents recorded;
    private final Consumer<AgentEvent> reader;
    private final Runnable everySecond;
    private final Subscription subscription;
    private final Thread thread;
    private volatile boolean closed;

    /// Begins to listen.
    ///
    /// @param reader called on the feed's thread
    /// @param everySecond called there too, at least that often, whether there are events or not
    EventFeed(EventStream stream, RecordedEvents recorded, Consumer<AgentEvent> reader, Runnable everySecond) {
        this.recorded = recorded;
        this.reader = reader;
        this.everySecond = everySecond;
        this.subscription = stream.subscribe(item -> !(item instanceof StreamItem.Piece), () -> {});
        this.thread = Thread.ofPlatform().name("deskhand-events").daemon().start(this::read);
    }

    private void read() {
        try {
            boolean last;
            do {
                last = closed;
                subscription.await(TICK).forEach(this::take);
                everySecond.run();
            } while (!last);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // nobody does; whoever does wants this thread to end
        }
    }

    private void take(StreamItem item) {
        switch (item) {
            case StreamItem.Recorded(var event) -> reader.accept(event);
            case StreamItem.Gap(var run, long from, long to) ->
                again(run, from, to).forEach(reader);
            case StreamItem.Piece _ -> {}
        }
    }

    private List<AgentEvent> again(String run, long from, long to) {
        try {
            return recorded.events(run, from, to);
        } catch (AgentException e) {
            // The run itself ends with the journal broken, and says so.
            return List.of();
        }
    }

    /// Ends with the last event that was published.
    @Override
    public void close() {
        closed = true;
        subscription.close();
        try {
            thread.join(LAST_LINES);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
