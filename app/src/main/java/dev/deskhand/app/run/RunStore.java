package dev.deskhand.app.run;

import dev.deskhand.agent.event.AgentEvent;
import dev.deskhand.agent.event.EventStream;
import dev.deskhand.agent.event.RecordedEvents;
import dev.deskhand.agent.event.StreamItem;
import dev.deskhand.agent.event.Subscription;
import dev.deskhand.agent.failure.AgentException;
import dev.deskhand.app.fx.Pulse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The current run, observable on the FX thread. Takes everything that is queued once per pulse and folds it in one go;
/// what was dropped because the window fell behind is read again from the journal, on another thread, and folded before
/// what came after it.
public final class RunStore implements AutoCloseable {
    private final RecordedEvents source;
    private final Pulse pulse;
    private final Executor background;
    private final Subscription subscription;
    private final List<StreamItem> waiting = new ArrayList<>();
    private final ReadOnlyObjectWrapper<RunState> run = new ReadOnlyObjectWrapper<>(RunState.NONE);
    private boolean reading;

    /// Watches from now on, with what is kept of the latest run.
    ///
    /// @param background where the journal may be read
    public RunStore(EventStream stream, RecordedEvents source, Pulse pulse, Executor background) {
        this.source = source;
        this.pulse = pulse;
        this.background = background;
        // The wake-up may come before this is assigned, from a publisher: it only asks for a pulse.
        this.subscription = stream.subscribe(() -> pulse.next(this::take));
    }

    public ReadOnlyObjectProperty<RunState> run() {
        return run.getReadOnlyProperty();
    }

    private void take() {
        waiting.addAll(subscription.drain());
        if (!reading) {
            foldToTheNextGap();
        }
    }

    private void foldToTheNextGap() {
        int end = 0;
        while (end < waiting.size() && !(waiting.get(end) instanceof StreamItem.Gap)) {
            end++;
        }
        List<StreamItem> ready = waiting.subList(0, end);
        if (!ready.isEmpty()) {
            run.set(run.get().after(ready));
            ready.clear();
        }
        if (!waiting.isEmpty() && waiting.removeFirst() instanceof StreamItem.Gap gap) {
            read(gap);
        }
    }

    private void read(StreamItem.Gap gap) {
        reading = true;
        long from = run.get().isOf(gap.run()) ? run.get().seq() + 1 : 1;
        background.execute(() -> readAgain(gap.run(), from, gap.to()));
    }

    private void readAgain(String missingRun, long from, long to) {
        List<StreamItem> items = new ArrayList<>();
        try {
            for (AgentEvent event : source.events(missingRun, from, to)) {
                items.add(new StreamItem.Recorded(event));
            }
        } catch (AgentException e) {
            // Said in the transcript: what is missing there is missing in the window only.
        } finally {
            pulse.next(() -> fill(items)); // whatever goes wrong: until then nothing is folded any more
        }
    }

    private void fill(List<StreamItem> items) {
        reading = false;
        run.set(items.isEmpty() ? run.get().missing() : run.get().after(items));
        foldToTheNextGap();
    }

    /// Stops watching; the last state stays.
    @Override
    public void close() {
        subscription.close();
    }
}
