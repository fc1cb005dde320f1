package dev.deskhand.agent.event;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;

/// Carries what happens in runs to everyone who watches. Publishing never blocks and calls none of a
/// watcher's code but its filter and its wake-up; a watcher takes what is queued when it likes. One that
/// falls more than the buffer behind loses the oldest events and hears a [StreamItem.Gap] in their place.
/// Safe from any thread.
public final class EventStream {
    /// How many recorded events are kept for late subscribers, and for each watcher that has not taken them yet.
    public static final int DEFAULT_BUFFER = 1000;

    private final int buffer;
    private final Deque<StreamItem.Recorded> latest = new ArrayDeque<>();
    private final List<Subscription> subscriptions = new ArrayList<>();

    public EventStream() {
        this(DEFAULT_BUFFER);
    }

    public EventStream(int buffer) {
        if (buffer < 1) {
            throw new IllegalArgumentException("buffer out of range: " + buffer);
        }
        this.buffer = buffer;
    }

    /// Publishes an event that is durable, or a piece of a text that streams in.
    public synchronized void publish(StreamItem item) {
        if (item instanceof StreamItem.Recorded recorded) {
            if (recorded.event() instanceof AgentEvent.RunStarted) {
                latest.clear();
            }
            latest.addLast(recorded);
            if (latest.size() > buffer) {
                latest.removeFirst();
            }
        }
        for (Subscription subscription : List.copyOf(subscriptions)) {
            subscription.offer(item);
        }
    }

    /// Watches everything: first what is kept of the latest run, then all that follows, without gap or duplicate.
    ///
    /// @param wakeUp called, by whoever publishes, when something is queued after nothing was; must not block
    public Subscription subscribe(Runnable wakeUp) {
        return subscribe(item -> true, wakeUp);
    }

    /// Watches only what passes the filter.
    ///
    /// @param filter asked by whoever publishes, with the stream locked: must decide by the item alone
    /// @param wakeUp as above; the stream is locked then as well
    public synchronized Subscription subscribe(Predicate<StreamItem> filter, Runnable wakeUp) {
        Subscription subscription = new Subscription(buffer, filter, wakeUp, this::remove);
        if (!latest.isEmpty()) {
            EventHead first = latest.getFirst().event().head();
            if (first.seq() > 1) {
                subscription.offer(new StreamItem.Gap(first.run(), 1, first.seq() - 1));
            }
            latest.forEach(subscription::offer);
        }
        subscriptions.add(subscription);
        return subscription;
    }

    private synchronized void remove(Subscription subscription) {
        subscriptions.remove(subscription);
    }
}
