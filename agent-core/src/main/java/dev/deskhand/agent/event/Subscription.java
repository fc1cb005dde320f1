package dev.deskhand.agent.event;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// One watcher's queue. Pieces of the same step are joined while they wait, so a slow watcher costs no more than the
/// text itself. Safe from any thread.
public final class Subscription implements AutoCloseable {
    private final int buffer;
    private final Predicate<StreamItem> filter;
    private final Runnable wakeUp;
    private final Consumer<Subscription> onClose;
    private final Deque<StreamItem> queue = new ArrayDeque<>();
    private int recorded;
    private boolean closed;

    Subscription(int buffer, Predicate<StreamItem> filter, Runnable wakeUp, Consumer<Subscription> onClose) {
        this.buffer = buffer;
        this.filter = filter;
        this.wakeUp = wakeUp;
        this.onClose = onClose;
    }

    void offer(StreamItem item) {
        boolean wasEmpty;
        synchronized (this) {
            if (closed || !filter.test(item)) {
                return;
            }
            wasEmpty = queue.isEmpty();
            add(item);
            notifyAll();
        }
        if (wasEmpty) {
            wakeUp.run();
        }
    }

    private void add(StreamItem item) {
        switch (item) {
            case StreamItem.Recorded _ -> {
                queue.addLast(item);
                recorded++;
                if (recorded > buffer) {
                    dropOldest();
                }
            }
            case StreamItem.Piece piece -> addPiece(piece);
            case StreamItem.Gap _ -> queue.addLast(item);
        }
    }

    private void addPiece(StreamItem.Piece piece) {
        if (queue.peekLast() instanceof StreamItem.Piece last
                && last.step() == piece.step()
                && last.run().equals(piece.run())) {
            queue.removeLast();
            queue.addLast(new StreamItem.Piece(last.run(), last.step(), last.text() + piece.text()));
        } else {
            queue.addLast(piece);
        }
    }

    /// Makes the oldest recorded event part of the gap at the head of the queue; pieces before it are of no use any
    /// more.
    private void dropOldest() {
        StreamItem.Gap gap = queue.peekFirst() instanceof StreamItem.Gap first ? first : null;
        if (gap != null) {
            queue.removeFirst();
        }
        while (true) {
            if (queue.removeFirst() instanceof StreamItem.Recorded(AgentEvent event)) {
                EventHead head = event.head();
                long from = gap != null && gap.run().equals(head.run()) ? gap.from() : head.seq();
                queue.addFirst(new StreamItem.Gap(head.run(), from, head.seq()));
                recorded--;
                return;
            }
        }
    }

    /// Everything queued, oldest first; empty where there is nothing.
    public synchronized List<StreamItem> drain() {
        List<StreamItem> all = new ArrayList<>(queue);
        queue.clear();
        recorded = 0;
        return all;
    }

    /// Everything queued, once there is something; empty where nothing came in that time or the subscription was
    /// closed.
    public synchronized List<StreamItem> await(Duration time) throws InterruptedException {
        long deadline = System.nanoTime() + time.toNanos();
        long left = time.toMillis();
        while (queue.isEmpty() && !closed && left > 0) {
            wait(left);
            left = (deadline - System.nanoTime()) / 1_000_000;
        }
        return drain();
    }

    /// Ends the watching. What is queued may still be drained.
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            notifyAll();
        }
        onClose.accept(this);
    }
}
